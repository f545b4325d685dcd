import { useEffect, useRef, type RefObject } from "react"
import { useLocation } from "wouter"

/** The frame that was drawn last: before the first there is none, and the browser's own focus is left alone. */
let lastFrame: HTMLElement | null = null

/**
 * A new page begins at its top, and the keyboard with it, unless a part of it is asked for; so does a new frame, as after
 * signing in or out, where no field of it has the keyboard. The answer belongs on the frame's main element. `user_id` is
 * of who is signed in: the same address is another page for another person.
 */
export function useNewPageFocus(user_id = ""): RefObject<HTMLDivElement | null> {
  const [location] = useLocation()
  const main = useRef<HTMLDivElement>(null)
  // Who leaves from a part of the start page is at another page at the same address.
  const page = `${location} ${user_id}`
  const came = useRef(page)
  useEffect(() => {
    const isOther = lastFrame !== null && lastFrame !== main.current
    lastFrame = main.current
    // What had the keyboard has gone with the frame before.
    if (!isOther || document.activeElement !== document.body) return
    if (!window.location.hash) window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (came.current === page) return
    came.current = page
    if (window.location.hash) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [page])
  return main
}
