import type { Scope } from "../../../request/scope.ts"
import type { CourseDays } from "@hearthbook/core/planning/course-days"
import type { Recurrence } from "@hearthbook/core/planning/schedule"
import { daysOf, pairOf } from "../course-plan/load-courses.ts"
import type { FamilyCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import type { SourceCourse } from "./load-sources.ts"

type Copy = {
  source: Pick<SourceCourse, "semester" | "meeting_days">
  student: { id: string }
  subject: { id: string }
  academic_year: string
}

/**
 * The days on which a copy of a course meets: on the source's weekdays, or on those of the student's `classes` of the subject. A copy
 * has no first and last day of its own.
 */
export function daysOfCopy(
  scope: Scope,
  { source, student, subject, academic_year }: Copy,
  classes: Map<string, Recurrence[]>,
  calendar: FamilyCalendar,
): CourseDays {
  const pair = { student_id: student.id, subject_id: subject.id }
  const { semester, meeting_days } = source
  const row = { ...pair, academic_year, semester, meeting_days, start_date: null, end_date: null }
  return daysOf(scope, row, classes.get(pairOf(pair)) ?? [], calendar)
}
