import { toDoStatuses, type AssignmentStatus } from "@hearthbook/core/work/assignment-status"

/** True if work can be submitted: it is still to do, also if it is late. */
export function isSubmittable(status: AssignmentStatus): boolean {
  return toDoStatuses.includes(status)
}
