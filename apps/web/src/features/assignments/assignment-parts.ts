import type { EffectiveStatus } from "@hearthbook/api/rules/assignment-status"
import type { AssignmentFilter } from "@hearthbook/api/schemas/assignment"

type Part = EffectiveStatus | "open"

/** The lists on the page: of one status, or what is still to do and what is graded. */
export function distributionOf(status: EffectiveStatus | null): [Part, ...Part[]] {
  return status === null ? ["open", "graded"] : [status]
}

/** What a list asks for: to do comes the soonest first, and what is graded the latest. */
export function filterOf(part: Part, narrowedTo: AssignmentFilter): AssignmentFilter {
  return { ...narrowedTo, status: part, order: part === "graded" ? "latest_due" : "earliest_due" }
}
