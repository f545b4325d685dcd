import { useEffect, useRef, type RefObject } from "react"
import type { ReadableError } from "../../lib/read-error.ts"

/** On what says of a form that it failed, so that an outage's banner, when it comes, leaves it in sight (outage-banner.tsx). */
export const failedAttribute = { "data-failed": true }
export const failedSelector = "[data-failed]"

// At once: what is measured next is where it then stands.
const nearest = { block: "nearest", behavior: "instant" } as const

/**
 * Scrolls to what has just appeared, if it is out of sight. What has the keyboard beside it stays in sight too; where there is
 * no room for both, as in a long form that was sent from its first field, the message has the keyboard.
 */
export function useInSight(failure: ReadableError): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null)
  const cause = failure.request_id ?? failure.message
  useEffect(() => {
    // Not at once: a button that could not be used meanwhile has the keyboard again by then (keep-focus.ts).
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
