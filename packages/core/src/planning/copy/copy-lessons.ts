import { addDays, weekdayOf, type Day } from "../../time/days.ts"
import type { CourseDays } from "../course-days.ts"
import type { OpenDays } from "../course-plan/open-days.ts"
import { placeLessons, type PlacedLesson } from "../course-plan/place-lessons.ts"
import type { Period } from "../terms.ts"
import { usualPerDay } from "../usual-per-day.ts"

/**
 * The course of the copies, and the first day on which one may fall. `open` decides the days of pinned lessons, and `dated` is false
 * if its lessons have no days.
 */
export type CopyPlan = { course: CourseDays; start: Day; open: OpenDays; dated: boolean }

/**
 * Lays out copies of lessons in their order on the meeting days from `start` on, those without a day too. Each day has as many as
 * most days of the copied course have, without pinned ones. A pinned lesson keeps its weekday and its place in the order: it falls on
 * the next such weekday that is open after the lesson before it, or on that lesson's day if both had one day, and takes no meeting day
 * of the others. A pinned lesson without a day has no weekday to keep. Null if the course stops meeting.
 */
export function layCopies<Lesson extends PlacedLesson>(
  lessons: Lesson[],
  { course, start, open, dated }: CopyPlan,
): (Lesson & PlacedLesson)[] | null {
  const unplaced = lessons.map((lesson, index) => ({
    ...lesson,
    pinned_weekday: lesson.pinned && lesson.planned_date !== null ? weekdayOf(lesson.planned_date) : null,
    shares_day: lessons[index - 1]?.planned_date === lesson.planned_date,
  }))
  const paced = unplaced.filter(({ pinned_weekday }) => pinned_weekday === null)
  const per_day = usualPerDay(paced.flatMap(({ planned_date }) => planned_date ?? []))
  const after = addDays(start > course.start ? start : course.start, -1)
  return placeLessons(unplaced, { course, start, per_day, after, open, dated })
}

/** The first day of copied lessons by default: the year's, or today during the year. A year that is over is filled from its start. */
export function firstCopyDay({ start_date, end_date }: Period, today: Day): Day {
  return start_date < today && today <= end_date ? today : start_date
}
