import { timeOf } from "@hearthbook/core/time/times"
import { isTurnedIn } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "../../work/assignment/assignment.schema.ts"
import type { LessonView } from "../../work/lesson/lesson.schema.ts"
import type { PlannedDay } from "../../work/planner/planner.schema.ts"

/** Classes and events by time, then lessons and due work. */
export function itemsOf({ classes, lessons, due, events }: Pick<PlannedDay, "classes" | "lessons" | "due" | "events">) {
  const held = classes.map(({ subject, start_time }) => ({
    kind: "class" as const,
    subject: subject.name,
    title: subject.name,
    time: timeOf(start_time),
    minutes: null,
    is_done: false,
  }))
  const seen = events.map(({ title, all_day, start_date }) => ({
    kind: "event" as const,
    subject: null,
    title,
    time: all_day ? null : start_date.slice(11, 16),
    minutes: null,
    is_done: false,
  }))
  const timed = [...held, ...seen].toSorted((a, b) => ((a.time ?? "") < (b.time ?? "") ? -1 : 1))
  return [...timed, ...lessons.map(toLesson), ...due.map(toDue)]
}

export function toLesson({ title, subject, minutes, completed_on }: LessonView) {
  return { kind: "lesson" as const, subject: subject.name, title, time: null, minutes, is_done: completed_on !== null }
}

export function toDue({ title, subject, status }: AssignmentView) {
  const is_done = isTurnedIn(status)
  return { kind: "due" as const, subject: subject.name, title, time: null, minutes: null, is_done }
}
