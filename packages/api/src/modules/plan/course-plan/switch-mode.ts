import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import type { CourseMode } from "@hearthbook/core/planning/forecast"
import { moveLessons } from "@hearthbook/core/planning/move-lessons"
import type { MovableLesson } from "@hearthbook/core/planning/move-types"
import { isPlanned } from "@hearthbook/core/planning/lesson-status"
import { loadCourses, type Course } from "./load-courses.ts"
import { loadMovableLessons } from "./load-movable-lessons.ts"
import { writeLessonDays, type LessonDay } from "./write-lesson-days.ts"

/**
 * Gives the unfinished lessons of courses the days of the courses' mode, which has been saved: none in `next`, and the meeting
 * days from today on in `dated`. Pinned lessons keep their day. Returns the number of lessons that changed. VALIDATION_ERROR on
 * `mode` if a course never meets.
 */
export async function applyMode(scope: Scope, mode: CourseMode, curriculum_ids: string[]): Promise<number> {
  const lessons = await loadMovableLessons(scope, curriculum_ids)
  const courses = mode === "dated" ? (await loadCourses(scope, curriculum_ids)).courses : undefined
  const days = curriculum_ids.flatMap((id) => daysInMode(scope, lessons.get(id) ?? [], courses?.get(id)))
  await writeLessonDays(scope, days)
  return days.length
}

/** The days that change. Without a course, lessons have no day. */
function daysInMode({ today }: Scope, lessons: MovableLesson[], course: Course | undefined): LessonDay[] {
  const unfinished = lessons.filter(({ status, pinned }) => isPlanned(status) && !pinned)
  if (!course) {
    const dated = unfinished.filter(({ planned_date }) => planned_date !== null)
    return dated.map(({ id }) => ({ id, planned_date: null }))
  }
  const moved = moveLessons({
    course: course.days,
    lessons,
    range: new Set(unfinished.map(({ id }) => id)),
    action: { kind: "relay", start: today, per_day: 1 },
    overrun: "extend",
    today,
  })
  if ("error" in moved) throw fieldError("mode", moved.error.message)
  return moved.changes.map(({ lesson_id, to }) => ({ id: lesson_id, planned_date: to }))
}
