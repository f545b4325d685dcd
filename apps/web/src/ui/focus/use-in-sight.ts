import { useEffect, useRef, type RefObject } from "react"
import type { ReadableError } from "../../lib/read-error.ts"

/** Marks a form's error message, so that the outage banner keeps it in view when it appears (outage-banner.tsx). */
export const failedAttribute = { "data-failed": true }
export const failedSelector = "[data-failed]"

// Instant, because the position is measured right after.
const nearest = { block: "nearest", behavior: "instant" } as const

/**
 * Scrolls to an error message that has just appeared, and keeps the focused element of the same form in view. If there is no room
 * for both, as in a long form submitted from its first field, the message gets focus.
 */
export function useInSight(failure: ReadableError): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null)
  const cause = failure.request_id ?? failure.message
  useEffect(() => {
    // Waits until a button that was disabled during the request has its focus back (keep-focus.ts).
    const frame = requestAnimationFrame(() => {
      const node = message.current
      const focused = document.activeElement
      node?.scrollIntoView(nearest)
      if (!node || !focused || !node.closest('form, [role="dialog"], main')?.contains(focused)) return
      focused.scrollIntoView(nearest)
      const { top } = node.getBoundingClientRect()
      node.scrollIntoView(nearest)
      if (node.getBoundingClientRect().top !== top) node.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [cause])
  return message
}
