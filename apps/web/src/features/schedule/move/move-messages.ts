import type { EventView } from "@hearthbook/api/calendar/event"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { dayOf, formatTime } from "../../../lib/format.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { overlapWords } from "../../../entities/schedule/entry/class-labels.ts"
import { overlapsOfEvent, type Others } from "../../../entities/schedule/entry/overlaps.ts"

/** Describes a moved event: '“Dentist” is on Tuesday, Nov 24 at 10:00 AM.' */
export function eventMoved(row: EventView, others: Others): string {
  const at = row.all_day ? "" : ` at ${formatTime(row.start_date)}`
  return `“${shortTitle(row.title, 48)}” is on ${formatWeekday(dayOf(row.start_date))}${at}.${overlapWords(overlapsOfEvent(row, others))}`
}

export function lessonMoved({ title, planned_date }: LessonView): string {
  const name = `“${shortTitle(title, 48)}”`
  return planned_date ? `${name} is planned for ${formatWeekday(dayOf(planned_date))}.` : `${name} has no day.`
}
