import { useEffect, useRef } from "react"
import { useLocation } from "wouter"

/** A new page begins at its top, and the keyboard with it. The answer belongs on the shell's main element. */
export function useNewPageFocus() {
  const [location] = useLocation()
  const main = useRef<HTMLElement>(null)
  const came = useRef(location)
  useEffect(() => {
    if (came.current === location) return
    came.current = location
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [location])
  return main
}
