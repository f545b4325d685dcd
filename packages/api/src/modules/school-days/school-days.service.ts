import { boundChild, type Scope } from "../../request/scope.ts"
import { schoolDayOf } from "../../rules/planning/school-days.ts"
import { addDays, dayToMidnight, daysBetween } from "../../rules/time/days.ts"
import { requireStudent } from "../student/student.service.ts"
import { loadSchoolCalendar } from "../school-year/load-school-calendar.ts"
import type { SchoolDaysFilter, SchoolDayView } from "./school-days.schema.ts"

/**
 * Each day of a range, with the reason why it is a school day or not: of one child, or of the family as a whole. A child's login
 * gets the child's own days. NOT_FOUND for a student that the caller may not see.
 */
export async function listSchoolDays(scope: Scope, filter: SchoolDaysFilter): Promise<SchoolDayView[]> {
  const { start_date, end_date, student_id } = filter
  if (student_id) await requireStudent(scope, student_id)
  const child = student_id ?? boundChild(scope.actor)
  const calendar = await loadSchoolCalendar(scope)
  return Array.from({ length: daysBetween(start_date, end_date) + 1 }, (_, distance) => {
    const { date, ...day } = schoolDayOf(calendar, child, addDays(start_date, distance))
    return { date: dayToMidnight(date), ...day }
  })
}
