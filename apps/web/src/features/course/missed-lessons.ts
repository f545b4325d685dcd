import { usualPerDay } from "@hearthbook/core/planning/usual-per-day"
import type { Day } from "@hearthbook/core/time/days"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { canBeMoved } from "../../entities/lesson/select/can-be-moved.ts"
import { dayOf } from "../../lib/format.ts"

/** True if a lesson was planned before today and can be moved. */
export function hasMissedLessons(lessons: LessonView[], today: Day): boolean {
  return openDays(lessons).some((day) => day < today)
}

/** The number of lessons that most days of a course have, counted over the lessons to do. */
export function usualPace(lessons: LessonView[]): number {
  return usualPerDay(openDays(lessons))
}

function openDays(lessons: LessonView[]): Day[] {
  return lessons.filter(canBeMoved).flatMap(({ planned_date }) => (planned_date ? dayOf(planned_date) : []))
}
