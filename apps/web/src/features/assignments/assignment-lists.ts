import type { EffectiveStatus } from "@hearthbook/api/rules/assignment-status"
import type { AssignmentFilter } from "@hearthbook/api/schemas/assignment"

type ListKind = EffectiveStatus | "open"

/** The lists on the page: one for the chosen status, else 'To do' and 'Graded'. */
export function listsFor(status: EffectiveStatus | null): [ListKind, ...ListKind[]] {
  return status === null ? ["open", "graded"] : [status]
}

/**
 * The filter of a list: open work by earliest due date, graded work by latest. Overdue work that is handed in belongs to the
 * submitted work only.
 */
export function filterOf(list: ListKind, narrowedTo: AssignmentFilter): AssignmentFilter {
  const status = list === "overdue" ? "overdue_to_do" : list
  return { ...narrowedTo, status, order: list === "graded" ? "latest_due" : "earliest_due" }
}
