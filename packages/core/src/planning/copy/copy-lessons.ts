import { addDays, weekdayOf, type Day } from "../../time/days.ts"
import type { CourseDays } from "../course-days.ts"
import { pinnedDay, type OpenDays } from "../series/open-days.ts"
import { firstSlots } from "../series/slots.ts"
import type { Period } from "../terms.ts"
import { usualPerDay } from "../usual-per-day.ts"

/** A lesson of the course that is copied. Its day is null if it has none. */
export type CopiedLesson = { planned_date: Day | null; pinned: boolean }

/** The course of the copies, and the first day on which one may fall. `open` decides the days of pinned lessons. */
export type CopyPlan = { course: CourseDays; start: Day; open: OpenDays }

/** The day of a copy, and true if it is pinned. */
export type LaidCopy = { planned_date: Day; pinned: boolean }

/**
 * Lays out copies of lessons in their order on the meeting days from `start` on, those without a day too. Each day has as many as
 * most days of the copied course have, without pinned ones. A pinned lesson keeps its weekday and its place in the order: it falls on the next such weekday that is open after the lesson before it, or
 * on that lesson's day if both had one day, and takes no meeting day of the others. Null if the course stops meeting.
 */
export function layCopies(lessons: CopiedLesson[], plan: CopyPlan): LaidCopy[] | null {
  const { course, start } = plan
  const paced = lessons.filter((lesson) => !isFixed(lesson))
  const per_day = usualPerDay(paced.flatMap(({ planned_date }) => planned_date ?? []))
  const slots = firstSlots({ course, start, per_day }, paced.length).values()
  const laid: LaidCopy[] = []
  for (const [index, lesson] of lessons.entries()) {
    const before = laid.at(-1)?.planned_date ?? addDays(laterOf(start, course.start), -1)
    const planned_date = isFixed(lesson) ? fixedDay(lesson, lessons[index - 1], before, plan) : slots.next().value
    if (planned_date === undefined) return null
    laid.push({ planned_date, pinned: isFixed(lesson) })
  }
  return laid
}

/** The first day of copied lessons by default: the year's, or today during the year. A year that is over is filled from its start. */
export function firstCopyDay({ start_date, end_date }: Period, today: Day): Day {
  return start_date < today && today <= end_date ? today : start_date
}

type FixedLesson = CopiedLesson & { planned_date: Day }

/** A pinned lesson without a day has no weekday to keep. */
function isFixed(lesson: CopiedLesson): lesson is FixedLesson {
  return lesson.pinned && lesson.planned_date !== null
}

function fixedDay({ planned_date }: FixedLesson, previous: CopiedLesson | undefined, before: Day, plan: CopyPlan): Day {
  const sharesDay = previous?.planned_date === planned_date
  const after = sharesDay ? addDays(before, -1) : before
  return pinnedDay(weekdayOf(planned_date), after, plan.open)
}

function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other
}
