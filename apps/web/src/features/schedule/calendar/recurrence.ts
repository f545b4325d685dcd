import { nextWeekday, type Day, type Weekday } from "@hearthbook/api/rules/days"
import type { Recurrence } from "@hearthbook/api/rules/schedule"
import { timeOf } from "@hearthbook/api/rules/times"

/** RFC 5545's names of the days. */
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
 * A weekly class as a series of wall-clock times, from its first day on or after `from`; null where it has ended by then. A
 * series that began years ago would be counted through from there on each drawing.
 */
export function seriesOf(entry: Recurrence, from: Day): Series | null {
  const begun = entry.start_date?.slice(0, 10) ?? from
  const first = nextWeekday(entry.day_of_week, begun > from ? begun : from)
  const last = entry.end_date?.slice(0, 10)
  if (last && last < first) return null
  // UNTIL is read with a time, or not at all.
  const until = last ? `;UNTIL=${last.replaceAll("-", "")}T235959Z` : ""
  return {
    start: `${first} ${timeOf(entry.start_time)}:00`,
    end: `${first} ${timeOf(entry.end_time)}:00`,
    rrule: `FREQ=WEEKLY;BYDAY=${byDay[entry.day_of_week]}${until}`,
  }
}
