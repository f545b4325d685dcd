import { academicYearStart } from "../../rules/academic-year.ts"
import { attendanceRate } from "../../rules/attendance.ts"
import { averagePercent } from "../../rules/grading.ts"
import type { Scope } from "../../scope.ts"
import { visibleTo as visibleAssignments } from "../assignment/assignment.policy.ts"
import { addMarks, countMarksByStudent } from "../attendance/mark-counts.ts"
import { visibleTo as visibleStudents } from "../student/student.policy.ts"
import type { DashboardStats } from "./dashboard.schema.ts"
import { sumGradedPoints } from "./dashboard.select.ts"

/** The four figures of the dashboard (S §2). */
export async function getDashboardStats(scope: Scope): Promise<DashboardStats> {
  const yearStart = academicYearStart(scope.today, scope.calendar.year_start)
  const [student_count, upcoming_assignments, marks, points] = await Promise.all([
    scope.db.student.count({ where: visibleStudents(scope) }),
    scope.db.assignment.count({ where: { AND: visibleAssignments(scope), status: { not: "graded" } } }),
    countMarksByStudent(scope, yearStart, scope.today),
    sumGradedPoints(scope),
  ])
  return {
    student_count,
    upcoming_assignments,
    attendance_rate: attendanceRate(addMarks(marks.values())),
    average_grade: averagePercent([points]),
  }
}
