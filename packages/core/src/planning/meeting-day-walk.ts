import { addDays, type Day } from "../time/days.ts"
import { type CourseDays } from "./course-days.ts"

/** The longest gap, in days, after which a course counts as one that no longer meets: ten years. */
export const longestGap = 3653

/**
 * The meeting days of a course on or after a day, in order. They continue after the course's end, and stop after ten years
 * without a meeting day.
 */
export function* meetingDaysFrom(course: CourseDays, day: Day): Generator<Day, void> {
  let current = laterOf(day, course.start)
  for (let gap = 0; gap < longestGap; gap += 1) {
    if (course.meetsOn(current)) {
      yield current
      gap = -1
    }
    current = addDays(current, 1)
  }
}

/**
 * True if a course meets on a day from its start to its end, both included; only the first ten years are searched. A course that
 * never meets has no place for lessons, although it has weekdays after its end.
 */
export function everMeets(course: CourseDays): boolean {
  const last = addDays(course.start, longestGap)
  for (let day = course.start; day <= course.end && day <= last; day = addDays(day, 1)) {
    if (course.meetsOn(day)) return true
  }
  return false
}

/**
 * The meeting day `count` meeting days away from a day: strictly after it, or strictly before it if `count` is negative. A
 * `count` of 0 is the day itself. Null if there are not so many; none is before the course's start.
 */
export function nthMeetingDay(course: CourseDays, day: Day, count: number): Day | null {
  if (count === 0) return day
  return count > 0 ? nthAfter(course, day, count) : nthBefore(course, day, -count)
}

/** The meeting days of a course from `start` to `end`, both included, in order. */
export function meetingDaysBetween(course: CourseDays, start: Day, end: Day): Day[] {
  const days: Day[] = []
  for (let day = laterOf(start, course.start); day <= end; day = addDays(day, 1)) {
    if (course.meetsOn(day)) days.push(day)
  }
  return days
}

function nthAfter(course: CourseDays, day: Day, count: number): Day | null {
  let left = count
  for (const meeting of meetingDaysFrom(course, addDays(day, 1))) {
    left -= 1
    if (left === 0) return meeting
  }
  return null
}

function nthBefore(course: CourseDays, day: Day, count: number): Day | null {
  let left = count
  for (let current = addDays(day, -1); current >= course.start; current = addDays(current, -1)) {
    if (course.meetsOn(current)) left -= 1
    if (left === 0) return current
  }
  return null
}

function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other
}
