import type { AssignmentStatus, EffectiveStatus } from "@hearthbook/api/rules/assignment-status"
import type { AssignmentView } from "@hearthbook/api/schemas/assignment"

/** True once the work is handed in or graded. */
export function isDone(status: AssignmentStatus): boolean {
  return status === "submitted" || status === "graded"
}

/** The status that a child sees: work handed in late is not overdue. */
export function childStatus({
  status,
  effective_status,
}: Pick<AssignmentView, "status" | "effective_status">): EffectiveStatus {
  return isDone(status) ? status : effective_status
}
