import { wasThere, type AttendanceStatus } from "@hearthbook/api/rules/attendance"
import { timeOf, type Time } from "@hearthbook/api/rules/time/times"
import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import type { EventView } from "@hearthbook/api/schemas/event"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import type { ClassView } from "@hearthbook/api/schemas/schedule"

type Mark = { status: AttendanceStatus }

/** A child's day, as the planner and the dashboard return it. */
export type DayParts = {
  classes: ClassView[]
  /** The ids of the ticked classes. Absent where classes have no ticks, such as for a child who is away. */
  held_class_ids?: string[] | undefined
  lessons: LessonView[]
  due: AssignmentView[]
  events: EventView[]
}

/**
 * An item of a child's day. A class has the lesson that fills it, or null. A class without a lesson has its own tick, `isHeld`, which is
 * null if it cannot be ticked.
 */
export type DayItem =
  | { kind: "event"; key: string; time: Time | null; row: EventView }
  | { kind: "class"; key: string; time: Time; row: ClassView; lesson: LessonView | null; isHeld: boolean | null }
  | { kind: "lesson"; key: string; time: null; row: LessonView }
  | { kind: "work"; key: string; time: null; row: AssignmentView }

/**
 * The items of a day in its order: all-day events, classes and timed events by time, lessons without a class, and due work. Each class
 * takes the next lesson of its subject.
 */
export function dayItems({ classes, held_class_ids, lessons, due, events }: DayParts): DayItem[] {
  const open = [...lessons]
  const takeLesson = (subject_id: string): LessonView | null => {
    const at = open.findIndex(({ subject }) => subject.id === subject_id)
    return at < 0 ? null : (open.splice(at, 1)[0] ?? null)
  }
  const byTime = classes.toSorted((one, other) => timeOf(one.start_time).localeCompare(timeOf(other.start_time)))
  const held = byTime.map((row): DayItem => {
    const lesson = takeLesson(row.subject_id)
    const isHeld = lesson || !held_class_ids ? null : held_class_ids.includes(row.id)
    return { kind: "class", key: `class:${row.id}`, time: timeOf(row.start_time), row, lesson, isHeld }
  })
  const happening = events.map((row): DayItem => {
    return { kind: "event", key: `event:${row.id}`, time: row.all_day ? null : timeOf(row.start_date), row }
  })
  return [
    ...[...happening, ...held].toSorted((one, other) => (one.time ?? "").localeCompare(other.time ?? "")),
    ...open.map((row): DayItem => ({ kind: "lesson", key: `lesson:${row.id}`, time: null, row })),
    ...due.map((row): DayItem => ({ kind: "work", key: `work:${row.id}`, time: null, row })),
  ]
}

/** The items of a child's day without the events for everyone, which stand once for all children. */
export function ownItems(parts: DayParts): DayItem[] {
  return dayItems({ ...parts, events: parts.events.filter(({ student_id }) => student_id !== null) })
}

/** The same for a day of the planner, as adults see it. */
export function plannedItems(day: DayParts & { held_class_ids: string[]; attendance: Mark | null }): DayItem[] {
  return ownItems({ ...day, held_class_ids: heldUnlessAway(day.held_class_ids, day.attendance) })
}

/** True or false for lessons, classes and work, null for what cannot be done, such as an event. */
export function isItemDone(item: DayItem): boolean | null {
  if (item.kind === "event") return null
  if (item.kind === "work") return item.row.status === "submitted" || item.row.status === "graded"
  if (item.kind === "lesson") return item.row.status === "done"
  return item.lesson ? item.lesson.status === "done" : item.isHeld
}

/** The ids of the ticked classes; undefined for a child who is away, whose classes have no ticks. */
export function heldUnlessAway(held_class_ids: string[], mark: Mark | null): string[] | undefined {
  return mark && !wasThere(mark.status) ? undefined : held_class_ids
}

/** How much of some items is done. Counts lessons, classes that can be ticked, and work. */
export function countDone(items: DayItem[]): { done: number; total: number } {
  const states = items.map(isItemDone).filter((state) => state !== null)
  return { done: states.filter(Boolean).length, total: states.length }
}
