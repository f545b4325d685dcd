import { useLayoutEffect, useRef } from "react"
import { formatWeekday, formatWeekdayOfYear } from "../../../lib/week-words.ts"
import { clockWords } from "../../../entities/schedule/schedule-entry.ts"

const ofChild = /^(?<whose>.+) (?<day>\d{4}-\d\d-\d\d) (?<time>\d\d:\d\d):\d\d - [\d:]+$/
const ofDay = /^All day (?<day>\d{4}-\d\d-\d\d)$/
const toDay = /^Show (?<day>\d{4}-\d\d-\d\d)$/

/**
 * 'Add an entry for Eli on Monday, Nov 23 at 7:00 AM', 'Show Monday, 11/23/2026', of the calendar's name of a slot or of the way
 * to a day; null where that is good as it is.
 */
export function slotName(label: string): string | null {
  const { whose, day, time } = ofChild.exec(label)?.groups ?? {}
  if (whose && day && time) return `${whose} on ${formatWeekday(day)} at ${clockWords(time)}`
  const shown = toDay.exec(label)?.groups?.day
  // As the heading of that day has it.
  if (shown) return `Show ${formatWeekdayOfYear(shown)}`
  const whole = ofDay.exec(label)?.groups?.day
  return whole ? `Add an entry for all day on ${formatWeekday(whole)}` : null
}

/**
 * Names in words those slots and days of a calendar for which it takes no prop: it writes their days and times as a computer does. The
 * answer belongs on what is around it.
 */
export function useSlotNames() {
  const around = useRef<HTMLDivElement>(null)
  // After each time it is drawn: React writes a name again only when its own has changed.
  useLayoutEffect(() => {
    for (const slot of around.current?.querySelectorAll("button[aria-label]") ?? []) {
      const name = slotName(slot.getAttribute("aria-label") ?? "")
      if (name) slot.setAttribute("aria-label", name)
    }
  })
  return around
}
