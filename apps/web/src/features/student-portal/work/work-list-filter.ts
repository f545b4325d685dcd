import type { AssignmentFilter } from "@hearthbook/api/schemas/assignment"

export const workListFilters = ["todo", "submitted", "graded", "all"] as const
/** A filter of the list. */
export type WorkListFilter = (typeof workListFilters)[number]

/** The query's filter: what waits by due day, and what is over with the latest first. */
export function filterOf(show: WorkListFilter): AssignmentFilter {
  if (show === "all") return { order: "latest_due" }
  if (show === "graded") return { order: "latest_due", status: "graded" }
  return { order: "earliest_due", status: show === "todo" ? "to_do" : "submitted" }
}
