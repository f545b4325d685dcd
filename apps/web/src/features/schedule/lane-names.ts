import { useLayoutEffect, useRef } from "react"
import { formatWeekday } from "../../lib/week-words.ts"
import { clockWords } from "../../ui/schedule-entry.ts"

const written = /^(?<whose>.+) (?<day>\d{4}-\d\d-\d\d) (?<time>\d\d:\d\d):\d\d - [\d:]+$/

/** 'Add an entry for Eli on Monday, Nov 23 at 7:00 AM', of the calendar's name of a slot; null where it has such a one. */
export function laneName(label: string): string | null {
  const { whose, day, time } = written.exec(label)?.groups ?? {}
  return whose && day && time ? `${whose} on ${formatWeekday(day)} at ${clockWords(time)}` : null
}

/**
 * Names the slots of a calendar with lanes as those of the other views are named. It writes their days and times as a computer
 * does and asks nobody, where the other views take props. The answer belongs on what is around it.
 */
export function useLaneNames() {
  const around = useRef<HTMLDivElement>(null)
  // After each time it is drawn: React writes a name again only when its own has changed.
  useLayoutEffect(() => {
    for (const slot of around.current?.querySelectorAll("button[aria-label]") ?? []) {
      const name = laneName(slot.getAttribute("aria-label") ?? "")
      if (name) slot.setAttribute("aria-label", name)
    }
  })
  return around
}
