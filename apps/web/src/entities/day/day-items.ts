import { timeOf, type Time } from "@hearthbook/core/time/times"
import { isTurnedIn } from "@hearthbook/core/work/assignment-status"
import { isDone } from "@hearthbook/core/planning/lesson-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { LessonView } from "@hearthbook/api/work/lesson"
import type { ClassView } from "@hearthbook/api/calendar/schedule"

/** A child's day, as the planner and the dashboard return it. */
export type DayParts = { classes: ClassView[]; lessons: LessonView[]; due: AssignmentView[]; events: EventView[] }

/** Says if a class was held; null if it cannot be ticked. */
export type IsHeld = (row: ClassView) => boolean | null

/**
 * An item of a child's day. A class has the lesson that fills it, or null. `held` is null for a class that is done with its lesson or
 * cannot be ticked.
 */
export type DayItem =
  | { kind: "event"; key: string; time: Time | null; row: EventView }
  | { kind: "class"; key: string; time: Time; row: ClassView; lesson: LessonView | null; held: boolean | null }
  | { kind: "lesson"; key: string; time: null; row: LessonView }
  | { kind: "work"; key: string; time: null; row: AssignmentView }

/**
 * The items of a day in its order: all-day events, classes and timed events by time, lessons without a class, and due work. Each class
 * takes the next lesson of its subject. Without `isHeld`, no class can be ticked.
 */
export function dayItems({ classes, lessons, due, events }: DayParts, isHeld: IsHeld = () => null): DayItem[] {
  const open = [...lessons]
  const takeLesson = (subject_id: string): LessonView | null => {
    const at = open.findIndex(({ subject }) => subject.id === subject_id)
    return at < 0 ? null : (open.splice(at, 1)[0] ?? null)
  }
  const byTime = classes.toSorted((one, other) => timeOf(one.start_time).localeCompare(timeOf(other.start_time)))
  const held = byTime.map((row): DayItem => {
    const lesson = takeLesson(row.subject_id)
    return {
      kind: "class",
      key: `class:${row.id}`,
      time: timeOf(row.start_time),
      row,
      lesson,
      held: lesson ? null : isHeld(row),
    }
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
export function ownItems(parts: DayParts, isHeld?: IsHeld): DayItem[] {
  return dayItems({ ...parts, events: parts.events.filter(({ student_id }) => student_id !== null) }, isHeld)
}

/** The lesson of an item: its own, or the one that fills the class. */
function lessonOf(item: DayItem): LessonView | null {
  if (item.kind === "lesson") return item.row
  return item.kind === "class" ? item.lesson : null
}

/** True or false for lessons, classes and work, null for what cannot be done, such as an event. */
export function isItemDone(item: DayItem): boolean | null {
  if (item.kind === "work") return isTurnedIn(item.row.status)
  const lesson = lessonOf(item)
  if (lesson) return isDone(lesson.status)
  return item.kind === "class" ? item.held : null
}

/** Counts the done items and all items. Only lessons, classes with a tick and work count. */
export function countDone(items: DayItem[]): { done: number; total: number } {
  const states = items.map(isItemDone).filter((state) => state !== null)
  return { done: states.filter(Boolean).length, total: states.length }
}
