import { boundChild, type Scope } from "../../../request/scope.ts"
import { schoolDayOf, type SchoolCalendar } from "@hearthbook/core/planning/school-days"
import { addDays, dayToMidnight, daysBetween, type Day } from "@hearthbook/core/time/days"
import { selectStudentNames } from "../../family/student/student.select.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { loadSchoolCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import type { SchoolDaysFilter, SchoolDayView, StudentDaysFilter, StudentDaysView } from "./school-days.schema.ts"

/**
 * Each day of a range, with the reason why it is a school day or not: of one child, or of the family as a whole. A child's login
 * gets the child's own days. NOT_FOUND for a student that the caller may not see.
 */
export async function listSchoolDays(scope: Scope, filter: SchoolDaysFilter): Promise<SchoolDayView[]> {
  const { start_date, end_date, student_id } = filter
  if (student_id) await requireStudent(scope, student_id)
  const child = student_id ?? boundChild(scope.actor)
  const calendar = await loadSchoolCalendar(scope)
  return daysOf(calendar, child, start_date, end_date)
}

/** The days of every child, by first name. Two statements at once, whatever the number of children. */
export async function listStudentDays(scope: Scope, filter: StudentDaysFilter): Promise<StudentDaysView[]> {
  const { start_date, end_date } = filter
  const [calendar, students] = await Promise.all([loadSchoolCalendar(scope), selectStudentNames(scope)])
  return students.map(({ id }) => ({ student_id: id, days: daysOf(calendar, id, start_date, end_date) }))
}

function daysOf(calendar: SchoolCalendar, child: string | null, start: Day, end: Day): SchoolDayView[] {
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, distance) => {
    const { date, ...day } = schoolDayOf(calendar, child, addDays(start, distance))
    return { date: dayToMidnight(date), ...day }
  })
}
