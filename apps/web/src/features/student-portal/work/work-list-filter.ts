import type { AssignmentFilter } from "@hearthbook/api/schemas/assignment"

export const workListFilters = ["all", "todo", "submitted", "graded"] as const
/** A filter of the list. */
export type WorkListFilter = (typeof workListFilters)[number]

/** The query's filter, newest assigned first. */
export function filterOf(show: WorkListFilter): AssignmentFilter {
  const order = "latest_assigned"
  if (show === "all") return { order }
  return { order, status: show === "todo" ? "to_do" : show }
}
