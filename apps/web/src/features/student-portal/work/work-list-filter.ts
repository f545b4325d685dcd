import type { AssignmentFilter } from "@hearthbook/api/work/assignment"

export const workListFilters = ["todo", "submitted", "graded", "all"] as const
/** A filter of the list. */
export type WorkListFilter = (typeof workListFilters)[number]

/** A filter that lists finished work too, with the latest first. */
export type FinishedFilter = Exclude<WorkListFilter, "todo">

/** The query's filter: what waits for a grade by due day, and the rest with the latest first. */
export function filterOf(show: FinishedFilter): AssignmentFilter {
  if (show === "all") return { order: "latest_due" }
  if (show === "graded") return { order: "latest_due", status: "graded" }
  return { order: "earliest_due", status: "submitted" }
}
