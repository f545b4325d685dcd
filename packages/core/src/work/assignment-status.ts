import { daysBetween, type Day } from "../time/days.ts"

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

/** The statuses of work that a child still has to do. */
export const toDoStatuses: readonly AssignmentStatus[] = ["assigned", "in_progress"]

/** The status on a screen, and true if the work was turned in, is not graded yet and its due day has passed. */
export type ShownStatus = { status: EffectiveStatus; late: boolean }

/** The status on a screen. Work that is turned in waits for a grade, so it is submitted and late instead of overdue. */
export function shownStatus(status: AssignmentStatus, effective: EffectiveStatus): ShownStatus {
  const late = status === "submitted" && effective === "overdue"
  return { status: late ? status : effective, late }
}

/**
 * The warning to show: `soon` (amber) within three days of the due day, `overdue` (red) after it. Work that is turned in or graded
 * has none.
 */
export function dueWarning(status: AssignmentStatus, due: Day, today: Day): "none" | "soon" | "overdue" {
  if (!toDoStatuses.includes(status)) return "none"
  if (isOverdue(status, due, today)) return "overdue"
  return daysBetween(today, due) <= 3 ? "soon" : "none"
}
