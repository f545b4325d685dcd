import type { Day } from "@hearthbook/core/time/days"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { titleOf, timeSpan } from "../schedule-entry.ts"
import { dayOf, formatTime } from "../../../lib/format.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { formatWeekdays, formatWeekOf } from "./range-labels.ts"
import { listSome, overlapsOfClass, type Others } from "./overlaps.ts"

type Changed = {
  before: ClassView
  /** Null if the change holds always. */ from: Day | null
  today: Day
  others: Others
}

/**
 * Describes a changed class with its overlaps: 'Math (Ada) is on Tuesdays at 10:00 AM from this week on.' Gives both
 * times if its day and start have not changed.
 */
export function classChanged(row: ClassView, { before, from, today, others }: Changed): string {
  const title = shortTitle(titleOf({ kind: "class", row }), 48)
  const isLonger = row.day_of_week === before.day_of_week && row.start_time === before.start_time
  const span = `, ${timeSpan(row.start_time, row.end_time)}${from ? "," : ""}`
  const time = isLonger ? span : ` at ${formatTime(row.start_time)}`
  const when = `${formatWeekdays(row.day_of_week)}${time}`
  // The other classes include the class before its change, which is not an overlap.
  const classes = others.classes.filter(({ id }) => id !== before.id)
  const since = from ? ` from ${formatWeekOf(from, today)} on` : ""
  return `${title} is on ${when}${since}.${overlapWords(overlapsOfClass(row, { ...others, classes }))}`
}

/** Describes a class that is held on one day: 'Math (Ada) is on Monday, Dec 7 at 10:00 AM, only this time.' */
export function heldOnce(row: ClassView): string {
  const day = row.start_date ? ` on ${formatWeekday(dayOf(row.start_date))}` : ""
  return `${shortTitle(titleOf({ kind: "class", row }), 32)} is${day} at ${formatTime(row.start_time)}, only this time.`
}

export function overlapWords(overlaps: string[]): string {
  return overlaps.length > 0 ? ` It overlaps ${listSome(overlaps, 1)}.` : ""
}
