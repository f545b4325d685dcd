import type { AssignmentStatus } from "@hearthbook/core/work/assignment-status"

/** True once the work is turned in or graded. */
export function isDone(status: AssignmentStatus): boolean {
  return status === "submitted" || status === "graded"
}
