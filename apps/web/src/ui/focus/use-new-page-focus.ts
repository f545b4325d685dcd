import { useEffect, useRef, type RefObject } from "react"
import { useLocation } from "wouter"
import { returnToPlace } from "../url/way-back.ts"

/** The shell rendered last. Null before the first one, when the browser's focus is left alone. */
let lastFrame: HTMLElement | null = null

/**
 * Scrolls a new page to the top and moves focus to its main element, unless the address has a hash. A page to which one comes back is
 * scrolled to its place, with the focus on the row that was opened. Does the same for a new shell,
 * as after signing in or out, unless one of its fields has focus. Returns the ref for the shell's main element. `user_id` is the
 * signed-in person's, because the same address is a different page for another person.
 */
export function useNewPageFocus(user_id = ""): RefObject<HTMLDivElement | null> {
  const [location] = useLocation()
  const main = useRef<HTMLDivElement>(null)
  const page = `${location} ${user_id}`
  const came = useRef(page)
  useEffect(() => {
    const isOther = lastFrame !== null && lastFrame !== main.current
    lastFrame = main.current
    // The focused element disappeared with the previous shell.
    if (!isOther || document.activeElement !== document.body) return
    if (!window.location.hash) window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (came.current === page) return
    came.current = page
    if (window.location.hash) return
    const stop = returnToPlace(main.current)
    if (!stop) window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
    return () => stop?.()
  }, [page])
  return main
}
