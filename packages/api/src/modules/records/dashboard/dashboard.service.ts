import { attendanceRate } from "@hearthbook/core/attendance/attendance"
import { averagePercent } from "@hearthbook/core/grading/letter-grade"
import { dayToMidnight } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import type { SchoolCalendar } from "@hearthbook/core/planning/school-days"
import { loadSchoolCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import type { DashboardStats, DashboardView } from "./dashboard.schema.ts"
import { readFigures } from "./dashboard.select.ts"

type Figures = { stats: DashboardStats } & Pick<DashboardView, "upcoming_count" | "waiting_count" | "left_over">

/** The four figures of the dashboard, and the amounts of upcoming work, of work waiting for a grade and of lessons left over. */
export async function getFigures(scope: Scope, school: SchoolCalendar): Promise<Figures> {
  const figures = await readFigures(scope, school)
  const { student_count, open_count, upcoming_count, waiting_count, marks, points, left_over, fixed } = figures
  const stats = {
    student_count,
    upcoming_assignments: open_count,
    attendance_rate: attendanceRate(marks),
    average_grade: averagePercent([points]),
  }
  const since = left_over.since && dayToMidnight(left_over.since)
  const withMidnight = fixed.map((lesson) => ({ ...lesson, planned_date: dayToMidnight(lesson.planned_date) }))
  return { stats, upcoming_count, waiting_count, left_over: { ...left_over, since, fixed: withMidnight } }
}

/** Only the four figures. */
export async function getDashboardStats(scope: Scope): Promise<DashboardStats> {
  return (await getFigures(scope, await loadSchoolCalendar(scope))).stats
}
