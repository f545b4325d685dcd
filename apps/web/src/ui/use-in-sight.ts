import { useEffect, useRef, type RefObject } from "react"
import type { ReadableError } from "../lib/read-error.ts"

/** On what says of a form that it failed, so that an outage's banner, when it comes, leaves it in sight (outage-banner.tsx). */
export const failureMark = { "data-failed": true }
export const whatFailed = "[data-failed]"

/** Scrolls to what has just appeared, if it is out of sight; what has the keyboard beside it stays in sight in any case. */
export function useInSight(failure: ReadableError): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null)
  const cause = failure.request_id ?? failure.message
  useEffect(() => {
    // Not at once: a button that could not be used meanwhile has the keyboard again by then (keep-focus.ts).
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement
      message.current?.scrollIntoView({ block: "nearest" })
      const place = message.current?.closest('form, [role="dialog"]')
      if (place?.contains(focused)) focused?.scrollIntoView({ block: "nearest" })
    })
    return () => cancelAnimationFrame(frame)
  }, [cause])
  return message
}
