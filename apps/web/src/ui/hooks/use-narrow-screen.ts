import { useEffect, useState } from "react"

const query = "(width < 48em)"

/** True on a phone. A page that is printed keeps what it was: paper is wider than a phone, and would show other things than the screen. */
export function useNarrowScreen(): boolean {
  const [isNarrow, setNarrow] = useState(() => window.matchMedia(query).matches)
  useEffect(() => {
    const media = window.matchMedia(query)
    const follow = () => {
      if (!window.matchMedia("print").matches) setNarrow(media.matches)
    }
    media.addEventListener("change", follow)
    return () => media.removeEventListener("change", follow)
  }, [])
  return isNarrow
}
