import { gradedStatuses, openStatuses, type EffectiveStatus } from "@hearthbook/core/work/assignment-status"
import type { AssignmentCounts } from "@hearthbook/api/work/assignment"
import { isDay, type Day } from "@hearthbook/core/time/days"

/** The statuses to filter by. Overdue overlaps with stored statuses. */
export const shownStatuses: readonly EffectiveStatus[] = [...openStatuses, "overdue", ...gradedStatuses]

/** Returns the number of assignments in a status's list. Work that is turned in waits for a grade, and is not overdue there. */
export function countIn(counts: AssignmentCounts, status: EffectiveStatus): number {
  return counts[status === "overdue" ? "overdue_to_do" : status]
}

/** Returns the status in the URL, or null if there is none or it is invalid. */
export function readStatus(search: URLSearchParams): EffectiveStatus | null {
  return shownStatuses.find((status) => status === search.get("status")) ?? null
}

export type DueRange = { start_date?: Day; end_date?: Day; /** Why the range is invalid. */ error?: string }

/**
 * Reads the range of due dates from the URL. An incomplete date is ignored, such as one in the year 20. A range that
 * ends before it begins does not filter and returns an error.
 */
export function readDueRange(search: URLSearchParams): DueRange {
  const [start_date, end_date] = [readDay(search.get("from")), readDay(search.get("to"))]
  if (start_date && end_date && end_date < start_date) return { error: "This is before the first day." }
  return { start_date, end_date }
}

function readDay(text: string | null): Day | undefined {
  return text !== null && isDay(text) && text >= "1900-01-01" ? text : undefined
}
