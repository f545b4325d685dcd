import type { EffectiveStatus } from "@hearthbook/api/rules/assignment-status"
import { isDay, type Day } from "@hearthbook/api/rules/days"

/** What can be chosen to narrow the list; overdue cuts across the stored ones. */
export const shownStatuses: readonly EffectiveStatus[] = ["assigned", "in_progress", "submitted", "overdue", "graded"]

/** The status an address asks for; null for none and for what is no status. */
export function readStatus(search: URLSearchParams): EffectiveStatus | null {
  return shownStatuses.find((status) => status === search.get("status")) ?? null
}

export type DueRange = { start_date?: Day; end_date?: Day; /** Why it narrows nothing. */ error?: string }

/**
 * The days between which work is due, as an address has them. A day that is half typed, of year 20 say, counts as none,
 * and a range that ends before it begins narrows nothing and says so.
 */
export function readDueRange(search: URLSearchParams): DueRange {
  const [start_date, end_date] = [readDay(search.get("from")), readDay(search.get("to"))]
  if (start_date && end_date && end_date < start_date) return { error: "This is before the first day." }
  return { start_date, end_date }
}

function readDay(text: string | null): Day | undefined {
  return text !== null && isDay(text) && text >= "1900-01-01" ? text : undefined
}
