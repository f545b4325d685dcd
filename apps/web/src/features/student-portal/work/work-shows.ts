import type { AssignmentFilter, AssignmentView } from "@hearthbook/api/schemas/assignment"
import { isDone } from "../child-status.ts"

export const shows = ["all", "todo", "submitted", "graded"] as const
/** Which part of the work is looked at. */
export type Show = (typeof shows)[number]

/** What the server is asked for, newest assigned first (S §2). It knows no 'still to do': what is handed in is left out here. */
export function filterOf(show: Show): AssignmentFilter {
  const order = "latest_assigned"
  if (show === "all") return { order }
  return { order, status: show === "todo" ? "open" : show }
}

export function belongsTo(show: Show, { status }: Pick<AssignmentView, "status">): boolean {
  return show !== "todo" || !isDone(status)
}
