import { nextWeekday, type Day, type Weekday } from "@hearthbook/core/time/days"
import type { Recurrence } from "@hearthbook/core/planning/schedule"
import { timeOf } from "@hearthbook/core/time/times"

/** RFC 5545 names of the weekdays. */
const byDay: Record<Weekday, string> = {
  monday: "MO",
  tuesday: "TU",
  wednesday: "WE",
  thursday: "TH",
  friday: "FR",
  saturday: "SA",
  sunday: "SU",
}

export type Series = { start: string; end: string; rrule: string }

/**
 * Converts a weekly class to a series in local time, from its first day on or after `from`; null if it has ended by
 * then. Starting at `from` spares the calendar from counting through years on each render.
 */
export function seriesOf(entry: Recurrence, from: Day): Series | null {
  const firstDay = entry.start_date?.slice(0, 10) ?? from
  const first = nextWeekday(entry.day_of_week, firstDay > from ? firstDay : from)
  const last = entry.end_date?.slice(0, 10)
  if (last && last < first) return null
  // The calendar ignores an UNTIL without a time.
  const until = last ? `;UNTIL=${last.replaceAll("-", "")}T235959Z` : ""
  return {
    start: `${first} ${timeOf(entry.start_time)}:00`,
    end: `${first} ${timeOf(entry.end_time)}:00`,
    rrule: `FREQ=WEEKLY;BYDAY=${byDay[entry.day_of_week]}${until}`,
  }
}
