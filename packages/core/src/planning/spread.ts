import { addDays, type Day } from "../time/days.ts"
import { type CourseDays } from "./course-days.ts"
import { longestGap, meetingDaysBetween } from "./meeting-day-walk.ts"
import { type MovableLesson, type Targets } from "./move-types.ts"
import { refuse, type Refusal } from "./refusal.ts"

/**
 * Spreads lessons evenly over the meeting days from `start` to `until`, both included: with N lessons and D days, lesson k (from
 * 0) gets the day with index floor(k × D / N). Refused if there is no meeting day, or if `until` is more than ten years after the end of
 * the course.
 */
export function spreadLessons(
  course: CourseDays,
  lessons: MovableLesson[],
  { start, until }: { start: Day; until: Day },
): Targets | Refusal {
  if (until > addDays(course.end, longestGap)) {
    return refuse("action.until", "Choose a day within ten years of the course's last day.")
  }
  const days = meetingDaysBetween(course, start, until)
  const targets = lessons.flatMap((lesson, index) => {
    const to = days[Math.floor((index * days.length) / lessons.length)]
    return to === undefined ? [] : [{ lesson, to }]
  })
  return targets.length < lessons.length
    ? refuse("action.until", "The course does not meet between these days.")
    : targets
}
