/** S §3. */
export const attendanceStatuses = ["present", "absent", "late", "excused"] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

/** How many school days bear each mark. */
export type MarkCounts = Record<AttendanceStatus, number>

/**
 * Percent attended of the school days that are marked, rounded half up; late counts as attended (DECISIONS 11a, for
 * the dashboard and a student's card). Null when nothing is marked (DECISIONS 42).
 */
export function attendanceRate(marks: MarkCounts): number | null {
  const marked = marks.present + marks.late + marks.absent + marks.excused
  return marked === 0 ? null : Math.floor((200 * (marks.present + marks.late) + marked) / (2 * marked))
}
