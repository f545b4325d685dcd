import { useEffect, useRef } from "react"
import { useLocation } from "wouter"

/**
 * A new page begins at its top, and the keyboard with it, unless a part of it is asked for. The answer belongs on the
 * shell's main element.
 */
export function useNewPageFocus() {
  const [location] = useLocation()
  const main = useRef<HTMLElement>(null)
  const came = useRef(location)
  useEffect(() => {
    if (came.current === location) return
    came.current = location
    if (window.location.hash) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [location])
  return main
}
