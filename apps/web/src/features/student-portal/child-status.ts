import type { AssignmentStatus, EffectiveStatus } from "@hearthbook/api/rules/assignment-status"
import type { AssignmentView } from "@hearthbook/api/schemas/assignment"

/** Whether it is out of the child's hands. */
export function isDone(status: AssignmentStatus): boolean {
  return status === "submitted" || status === "graded"
}

/** The status as a child meets it: what it has handed in, though late, is no longer overdue to it. */
export function childStatus({
  status,
  effective_status,
}: Pick<AssignmentView, "status" | "effective_status">): EffectiveStatus {
  return isDone(status) ? status : effective_status
}
