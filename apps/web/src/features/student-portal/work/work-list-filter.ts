import type { AssignmentFilter, AssignmentView } from "@hearthbook/api/schemas/assignment"
import { isDone } from "../child-status.ts"

export const workListFilters = ["all", "todo", "submitted", "graded"] as const
/** A filter of the list. */
export type WorkListFilter = (typeof workListFilters)[number]

/**
 * The query's filter, newest assigned first. The server has no filter for open work: submitted work is left out here.
 */
export function filterOf(show: WorkListFilter): AssignmentFilter {
  const order = "latest_assigned"
  if (show === "all") return { order }
  return { order, status: show === "todo" ? "open" : show }
}

export function belongsTo(show: WorkListFilter, { status }: Pick<AssignmentView, "status">): boolean {
  return show !== "todo" || !isDone(status)
}
