import { daysBetween, type Day } from "./days.ts"

/** What is stored (S §3). */
export const assignmentStatuses = ["assigned", "in_progress", "submitted", "graded"] as const
export type AssignmentStatus = (typeof assignmentStatuses)[number]

/** What is shown: overdue is derived, never stored (DECISIONS 9). */
export type EffectiveStatus = AssignmentStatus | "overdue"

/** S §4: not graded and the due day is before today. */
export function isOverdue(status: AssignmentStatus, due: Day, today: Day): boolean {
  return status !== "graded" && due < today
}

export function effectiveStatus(status: AssignmentStatus, due: Day, today: Day): EffectiveStatus {
  return isOverdue(status, due, today) ? "overdue" : status
}

/** S §4: amber when due within three days, red when overdue; graded work is neither. */
export function dueWarning(status: AssignmentStatus, due: Day, today: Day): "none" | "soon" | "overdue" {
  if (status === "graded") return "none"
  if (isOverdue(status, due, today)) return "overdue"
  return daysBetween(today, due) <= 3 ? "soon" : "none"
}
