import { type Day } from "../time/days.ts"
import { isDone, type LessonStatus } from "./lesson-status.ts"
import { refuse, type Refusal } from "./refusal.ts"

/** A lesson as reordering needs it. */
export type OrderedLesson = { id: string; planned_date: Day | null; status: LessonStatus; pinned: boolean }

/** The place of a lesson in its course: its day, and its position from 0. */
export type LessonPlace = { id: string; planned_date: Day | null; position: number }

/**
 * Reorders the lessons of a course, given in their present order. Pinned and done ones keep their day. The days of the others
 * stay with the slots: the first of them gets the first of their days. Refused unless `lesson_ids` names each lesson once.
 */
export function reorderLessons(lessons: OrderedLesson[], lesson_ids: string[]): { places: LessonPlace[] } | Refusal {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]))
  const ordered = lesson_ids.flatMap((id) => byId.get(id) ?? [])
  const complete = new Set(lesson_ids).size === lessons.length && ordered.length === lessons.length
  if (!complete || lesson_ids.length !== lessons.length) {
    return refuse("lesson_ids", "Name each lesson of the course exactly once.")
  }
  const days = lessons
    .filter((lesson) => !keepsDay(lesson))
    .map(({ planned_date }) => planned_date)
    .values()
  const places = ordered.map((lesson, position) => ({
    id: lesson.id,
    planned_date: keepsDay(lesson) ? lesson.planned_date : (days.next().value ?? null),
    position,
  }))
  return { places }
}

function keepsDay({ pinned, status }: OrderedLesson): boolean {
  return pinned || isDone(status)
}
