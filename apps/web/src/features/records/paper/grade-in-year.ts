import type { RequirementView } from "@hearthbook/api/records/requirement"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { StudentSummary } from "@hearthbook/api/family/student"
import type { Day } from "@hearthbook/core/time/days"
import { dayOf } from "../../../lib/format.ts"

type Facts = {
  student: Pick<StudentSummary, "grade_level">
  requirement: Pick<RequirementView, "grade_level"> | null
  today: Day
}

/** The grade in which a student was in a school year: that of the requirement, else in the year in progress the student's; null if it is not known. */
export function gradeIn(
  { start_date, end_date }: Pick<SchoolYearView, "start_date" | "end_date">,
  { student, requirement, today }: Facts,
): string | null {
  if (requirement) return requirement.grade_level
  return dayOf(start_date) <= today && today <= dayOf(end_date) ? student.grade_level : null
}
