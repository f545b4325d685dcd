import { type CourseDays } from "./course-days.ts"
import { nthMeetingDay } from "./meeting-day-walk.ts"
import { type MovableLesson, type Targets } from "./move-types.ts"
import { refuse, type Refusal } from "./refusal.ts"
import { neverMeets } from "./space-out.ts"

/**
 * Moves each lesson by a number of meeting days, so that lessons of one day stay together. Undated lessons are left out.
 * Refused if there are not so many meeting days before a lesson.
 */
export function shiftLessons(course: CourseDays, lessons: MovableLesson[], meeting_days: number): Targets | Refusal {
  const targets: Targets = []
  for (const lesson of lessons) {
    if (lesson.planned_date === null) continue
    const to = nthMeetingDay(course, lesson.planned_date, meeting_days)
    if (to === null) return meeting_days > 0 ? neverMeets() : tooEarly(-meeting_days)
    targets.push({ lesson, to })
  }
  return targets
}

function tooEarly(count: number): Refusal {
  return refuse("action.meeting_days", `The course has fewer than ${count} meeting days before one of these lessons.`)
}
