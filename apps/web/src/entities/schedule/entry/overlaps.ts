import {
  classesOverlap,
  classMeetsEvent,
  eventsOverlap,
  type Recurrence,
  type Span,
} from "@hearthbook/core/planning/schedule"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { formatDay } from "../../../lib/format.ts"
import { formatWeekdays } from "./range-labels.ts"
import { daysOfEvent, timeSpan, titleOf } from "../schedule-entry.ts"

/** The entries to compare with. */
export type Others = { classes: ClassView[]; events: EventView[] }

type Who = { student_id: string | null }
/** The edited row, which does not overlap itself. */
type Itself = { id?: string }

/** Describes what a class of a child overlaps, including the family's events. */
export function overlapsOfClass(entry: Recurrence & Who & Itself, { classes, events }: Others): string[] {
  return [
    ...classes.filter((row) => row.id !== entry.id && isOfOne(entry, row) && classesOverlap(entry, row)).map(nameClass),
    ...events.filter((row) => isOfOne(entry, row) && classMeetsEvent(entry, row, daysOfEvent(row))).map(nameEvent),
  ]
}

/** Describes what an event overlaps. An all-day event overlaps nothing. */
export function overlapsOfEvent(entry: Span & Who & Itself, { classes, events }: Others): string[] {
  const days = daysOfEvent(entry)
  return [
    ...classes.filter((row) => isOfOne(entry, row) && classMeetsEvent(row, entry, days)).map(nameClass),
    ...events.filter((row) => row.id !== entry.id && isOfOne(entry, row) && eventsOverlap(entry, row)).map(nameEvent),
  ]
}

/** Lists names: 'Reading (Ada), Math (Ada) and 2 more'. */
export function listSome(names: string[], most = 3): string {
  if (names.length <= most) return joined(names)
  return `${names.slice(0, most).join(", ")} and ${names.length - most} more`
}

function joined(names: string[]): string {
  const last = names.at(-1) ?? ""
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last
}

function isOfOne(one: Who, other: Who): boolean {
  return one.student_id === null || other.student_id === null || one.student_id === other.student_id
}

function nameClass(row: ClassView): string {
  const title = titleOf({ kind: "class", row })
  return `${title}, ${formatWeekdays(row.day_of_week)} ${timeSpan(row.start_time, row.end_time)}`
}

function nameEvent(row: EventView): string {
  return `“${row.title}”, ${formatDay(row.start_date)}, ${timeSpan(row.start_date, row.end_date)}`
}
