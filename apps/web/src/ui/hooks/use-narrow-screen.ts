import { useEffect, useState } from "react"

const query = "(width < 48em)"

/** True on a phone. Printing does not change it, although paper is wider: the printed page would need data that is not loaded. */
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
