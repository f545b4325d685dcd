import { attendanceRate } from "../../rules/attendance.ts"
import { averagePercent } from "../../rules/grading.ts"
import type { Scope } from "../../request/scope.ts"
import type { SchoolCalendar } from "../../rules/planning/school-days.ts"
import { loadSchoolCalendar } from "../school-year/load-school-calendar.ts"
import type { DashboardStats, DashboardView } from "./dashboard.schema.ts"
import { readFigures } from "./dashboard.select.ts"

type Figures = { stats: DashboardStats } & Pick<DashboardView, "upcoming_count" | "waiting_count">

/** The four figures of the dashboard, and the amounts of upcoming work and of work waiting for a grade. */
export async function getFigures(scope: Scope, school: SchoolCalendar): Promise<Figures> {
  const { student_count, open_count, upcoming_count, waiting_count, marks, points } = await readFigures(scope, school)
  const stats = {
    student_count,
    upcoming_assignments: open_count,
    attendance_rate: attendanceRate(marks),
    average_grade: averagePercent([points]),
  }
  return { stats, upcoming_count, waiting_count }
}

/** Only the four figures. */
export async function getDashboardStats(scope: Scope): Promise<DashboardStats> {
  return (await getFigures(scope, await loadSchoolCalendar(scope))).stats
}
