import {
  classesOverlap,
  classMeetsEvent,
  eventsOverlap,
  type Recurrence,
  type Span,
} from "@hearthbook/api/rules/schedule"
import type { EventView } from "@hearthbook/api/schemas/event"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { formatDay } from "../../../lib/format.ts"
import { formatWeekdays } from "../range/range-words.ts"
import { daysOfEvent, timeSpan, titleOf } from "../../../entities/schedule/schedule-entry.ts"

/** What may be in the way. */
export type Others = { classes: ClassView[]; events: EventView[] }

type Who = { student_id: string | null }
/** The row that is being changed does not stand in its own way. */
type Itself = { id?: string }

/** What a class of a child meets, in words (DECISIONS 27); what is for everybody counts too. */
export function metByClass(entry: Recurrence & Who & Itself, { classes, events }: Others): string[] {
  return [
    ...classes.filter((row) => row.id !== entry.id && isOfOne(entry, row) && classesOverlap(entry, row)).map(nameClass),
    ...events.filter((row) => isOfOne(entry, row) && classMeetsEvent(entry, row, daysOfEvent(row))).map(nameEvent),
  ]
}

/** What an event meets, in words. One of whole days stands in nobody's way. */
export function metByEvent(entry: Span & Who & Itself, { classes, events }: Others): string[] {
  const days = daysOfEvent(entry)
  return [
    ...classes.filter((row) => isOfOne(entry, row) && classMeetsEvent(row, entry, days)).map(nameClass),
    ...events.filter((row) => row.id !== entry.id && isOfOne(entry, row) && eventsOverlap(entry, row)).map(nameEvent),
  ]
}

/** 'Reading (Ada), Math (Ada) and 2 more': as much as a sentence takes. */
export function listed(names: string[], most = 3): string {
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
