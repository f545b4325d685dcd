import { addDays, type Day } from "@hearthbook/core/time/days"
import { entriesOn, type Rows } from "../../../entities/schedule/schedule-entry.ts"
import { daysOf, type DayRange } from "../../../entities/schedule/entry/schedule-range.ts"

/** The last day of an agenda that begins with at most `most` entries, in whole days; at least one day with entries is shown. */
export function lastAgendaDay(rows: Rows, range: DayRange, most: number): Day {
  let count = 0
  for (const day of daysOf(range)) {
    const more = entriesOn(rows, day).length
    if (count > 0 && count + more > most) return addDays(day, -1)
    count += more
  }
  return range.last
}
