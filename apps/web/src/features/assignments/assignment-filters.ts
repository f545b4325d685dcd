import { assignmentStatuses, type EffectiveStatus } from "@hearthbook/api/rules/assignment-status"

/** What can be chosen to narrow the list; overdue cuts across the stored ones. */
export const shownStatuses: readonly EffectiveStatus[] = ["assigned", "in_progress", "submitted", "overdue", "graded"]

/** The status an address asks for; null for none and for what is no status. */
export function readStatus(search: URLSearchParams): EffectiveStatus | null {
  return shownStatuses.find((status) => status === search.get("status")) ?? null
}

/** Whether a text from a menu is a status that can be stored. */
export function isStoredStatus(text: string): text is (typeof assignmentStatuses)[number] {
  return assignmentStatuses.some((status) => status === text)
}
