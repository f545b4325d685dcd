import { addDays, type Day } from "../../time/days.ts"
import type { CourseDays } from "../course-days.ts"
import { longestGap, meetingDaysFrom, nthMeetingDay } from "../meeting-day-walk.ts"

/** A course with the day from which distances count: that of a lesson, or the first day. */
export type Anchor = { course: CourseDays; day: Day }

export type AssignmentDays = { assigned_date: Day; due_date: Day }

/** The number of meeting days from its anchor to each day of an assignment, negative for earlier ones. */
export type AssignmentDistance = Record<keyof AssignmentDays, number>

/**
 * The days of an assignment at these distances from its anchor. Days that would lie before the course's first meeting day, and before
 * the anchor, fall on the first of the two. Days after its last meeting day fall on the anchor.
 */
export function assignmentDays(anchor: Anchor, { assigned_date, due_date }: AssignmentDistance): AssignmentDays {
  return { assigned_date: dayAtDistance(anchor, assigned_date), due_date: dayAtDistance(anchor, due_date) }
}

/**
 * The days of a copied assignment: each as many meeting days after its anchor, or before it, as it was in the course that is copied.
 */
export function copyAssignmentDays(from: Anchor, to: Anchor, days: AssignmentDays): AssignmentDays {
  const distance = (day: Day) => meetingDayDistance(from.course, from.day, day)
  return assignmentDays(to, { assigned_date: distance(days.assigned_date), due_date: distance(days.due_date) })
}

/**
 * The meeting days of a course after `from`, up to and including `to`. Negative if `to` is earlier: the meeting days from `to` on,
 * before `from`. Days more than ten years away count as ten years away.
 */
export function meetingDayDistance(course: CourseDays, from: Day, to: Day): number {
  const [first, last] = [addDays(from, -longestGap), addDays(from, longestGap)]
  if (to < from) return 0 - countMeetings(course, to < first ? first : to, addDays(from, -1))
  return countMeetings(course, addDays(from, 1), to > last ? last : to)
}

/** The first meeting day of a course on or after a day. The day itself if the course stops meeting. */
export function firstMeetingDay(course: CourseDays, day: Day): Day {
  const first = meetingDaysFrom(course, day).next().value
  return first ?? day
}

function dayAtDistance({ course, day }: Anchor, distance: number): Day {
  const there = nthMeetingDay(course, day, distance)
  if (there !== null) return there
  const first = firstMeetingDay(course, course.start)
  return distance < 0 && first < day ? first : day
}

function countMeetings(course: CourseDays, first: Day, last: Day): number {
  let count = 0
  for (let day = first; day <= last; day = addDays(day, 1)) if (course.meetsOn(day)) count += 1
  return count
}
