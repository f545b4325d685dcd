import { useLayoutEffect, useRef } from "react"
import { formatWeekday, formatWeekdayOfYear } from "../../../lib/week-labels.ts"
import { clockWords } from "../../../entities/schedule/schedule-entry.ts"

const ofChild = /^(?<child>.+) (?<day>\d{4}-\d\d-\d\d) (?<time>\d\d:\d\d):\d\d - [\d:]+$/
const ofDay = /^All day (?<day>\d{4}-\d\d-\d\d)$/
const toDay = /^Show (?<day>\d{4}-\d\d-\d\d)$/

/**
 * Returns a readable name for a slot or a link to a day, such as 'Add an entry for Eli on Monday, Nov 23 at 7:00 AM' or
 * 'Show Monday, 11/23/2026'; null if the calendar's name is readable.
 */
export function slotName(label: string): string | null {
  const { child, day, time } = ofChild.exec(label)?.groups ?? {}
  if (child && day && time) return `${child} on ${formatWeekday(day)} at ${clockWords(time)}`
  const shown = toDay.exec(label)?.groups?.day
  // The same words as the day's heading.
  if (shown) return `Show ${formatWeekdayOfYear(shown)}`
  const whole = ofDay.exec(label)?.groups?.day
  return whole ? `Add an entry for all day on ${formatWeekday(whole)}` : null
}

/**
 * Gives readable names to those slots and days of a calendar that have no prop for it, which the calendar names by ISO
 * dates. Set the returned ref on the container.
 */
export function useSlotNames() {
  const around = useRef<HTMLDivElement>(null)
  // Runs after each render: React rewrites a name only when its own value has changed.
  useLayoutEffect(() => {
    for (const slot of around.current?.querySelectorAll("button[aria-label]") ?? []) {
      const name = slotName(slot.getAttribute("aria-label") ?? "")
      if (name) slot.setAttribute("aria-label", name)
    }
  })
  return around
}
