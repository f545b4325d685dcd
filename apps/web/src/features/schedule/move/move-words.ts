import type { Day } from "@hearthbook/api/rules/time/days"
import type { EventView } from "@hearthbook/api/schemas/event"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { dayOf, formatTime } from "../../../lib/format.ts"
import { formatWeekday } from "../../../lib/week-words.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { listSome, overlapsOfClass, overlapsOfEvent, type Others } from "../entry/overlaps.ts"
import { formatWeekdays, formatWeekOf } from "../range/range-words.ts"
import { timeSpan, titleOf } from "../../../entities/schedule/schedule-entry.ts"

type Moved = { before: ClassView; /** Null if the change holds always. */ from: Day | null; today: Day; others: Others }

/**
 * Describes a moved class with its overlaps: 'Math (Ada) is on Tuesdays at 10:00 AM from this week on.' Gives both
 * times if only its length has changed.
 */
export function classMoved(row: ClassView, { before, from, today, others }: Moved): string {
  const title = shortTitle(titleOf({ kind: "class", row }), 48)
  const isLonger = row.day_of_week === before.day_of_week && row.start_time === before.start_time
  const time = isLonger ? `, ${timeSpan(row.start_time, row.end_time)},` : ` at ${formatTime(row.start_time)}`
  const when = `${formatWeekdays(row.day_of_week)}${time}`
  // The other classes include the class before its change, which is not an overlap.
  const classes = others.classes.filter(({ id }) => id !== before.id)
  const overlaps = overlapsOfClass(row, { ...others, classes })
  const since = from ? ` from ${formatWeekOf(from, today)} on` : ""
  return `${title} is on ${when}${since}.${overlapWords(overlaps)}`
}

/** Describes a moved event: '“Dentist” is on Tuesday, Nov 24 at 10:00 AM.' */
export function eventMoved(row: EventView, others: Others): string {
  const at = row.all_day ? "" : ` at ${formatTime(row.start_date)}`
  return `“${shortTitle(row.title, 48)}” is on ${formatWeekday(dayOf(row.start_date))}${at}.${overlapWords(overlapsOfEvent(row, others))}`
}

export function lessonMoved({ title, planned_date }: LessonView): string {
  const name = `“${shortTitle(title, 48)}”`
  return planned_date ? `${name} is planned for ${formatWeekday(dayOf(planned_date))}.` : `${name} has no day.`
}

function overlapWords(overlaps: string[]): string {
  return overlaps.length > 0 ? ` It overlaps ${listSome(overlaps, 1)}.` : ""
}
