import { daysBetween, type Day } from "./time/days.ts"

/** The statuses that are stored. */
export const assignmentStatuses = ["assigned", "in_progress", "submitted", "graded"] as const
export type AssignmentStatus = (typeof assignmentStatuses)[number]

/** The status that is shown. Overdue is derived, never stored. */
export type EffectiveStatus = AssignmentStatus | "overdue"

/** True if work is not graded and was due before today. */
export function isOverdue(status: AssignmentStatus, due: Day, today: Day): boolean {
  return status !== "graded" && due < today
}

/** The status to show: overdue if work is late, otherwise the stored one. */
export function effectiveStatus(status: AssignmentStatus, due: Day, today: Day): EffectiveStatus {
  return isOverdue(status, due, today) ? "overdue" : status
}

/** The warning to show: `soon` (amber) within three days of the due day, `overdue` (red) after it. Graded work has none. */
export function dueWarning(status: AssignmentStatus, due: Day, today: Day): "none" | "soon" | "overdue" {
  if (status === "graded") return "none"
  if (isOverdue(status, due, today)) return "overdue"
  return daysBetween(today, due) <= 3 ? "soon" : "none"
}
