import type { Scope } from "../../../request/scope.ts"
import { openDays } from "@hearthbook/core/planning/course-plan/open-days"
import type { Recurrence } from "@hearthbook/core/planning/schedule"
import type { FamilyCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import { neverMeets } from "./courses-without-meeting-days.ts"
import { daysOfCopy } from "./days-of-copy.ts"
import { planCourse, type CourseOrder, type PlannedCourse } from "./plan-course.ts"

/** A course to copy for a student, in the subject in which that student takes it. */
export type Copy = Pick<CourseOrder, "source" | "student" | "subject" | "together">

type CopyFacts = Pick<CourseOrder, "academic_year" | "start"> & {
  calendar: FamilyCalendar
  /** The weekly classes of the students, by student and subject. */
  classes: Map<string, Recurrence[]>
  /** The field that is refused if a course would never meet. */
  field: string
}

/** Plans copies of courses, in their order. VALIDATION_ERROR at `field` if one would never meet. */
export async function planCopies(scope: Scope, copies: Copy[], facts: CopyFacts): Promise<PlannedCourse[]> {
  const { academic_year, start, calendar, classes, field } = facts
  const courses: PlannedCourse[] = []
  for (const copy of copies) {
    const days = daysOfCopy(scope, { ...copy, academic_year }, classes, calendar)
    const open = openDays(calendar, copy.student.id, days.end)
    const planned = planCourse({ ...copy, academic_year, days, start, open })
    if (!planned) throw await neverMeets(scope, copy.student, field)
    courses.push(planned)
  }
  return courses
}
