import type { DashboardView } from "@hearthbook/api/records/dashboard"

/** True for a family with courses, but without work, lessons done or marks: its week is all that there is to see. */
export function isNewFamily({ stats, setup, upcoming_count, children, left_over }: DashboardView): boolean {
  const { attendance_rate, average_grade, upcoming_assignments } = stats
  return (
    setup.without_curriculum.length < setup.student_count &&
    attendance_rate === null &&
    average_grade === null &&
    upcoming_assignments + upcoming_count + left_over.lessons === 0 &&
    children.every(({ lessons, mark }) => lessons.length === 0 && mark === null)
  )
}
