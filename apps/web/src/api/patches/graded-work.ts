import { openStatuses } from "@hearthbook/core/work/assignment-status"
import type { AssignmentFilter, AssignmentView } from "@hearthbook/api/work/assignment"

type Status = NonNullable<AssignmentFilter["status"]>

/** The filters that no graded work passes. */
const ungraded: readonly Status[] = [...openStatuses, "open", "to_do", "overdue", "overdue_to_do"]

/**
 * Returns the loaded pages of a list of work as the server lists them after one was graded: the list of what is not graded loses it.
 * Null if the list must be asked for again: it may have graded work, or more rows would move up from a page that is not loaded.
 */
export function pagesAfterGrade(
  pages: readonly AssignmentView[][],
  { status, limit }: AssignmentFilter,
  assignment_id: string,
): AssignmentView[][] | null {
  if (!status || !ungraded.includes(status)) return null
  const isGone = ({ id }: AssignmentView) => id === assignment_id
  if (!pages.some((page) => page.some(isGone))) return [...pages]
  const [only, ...more] = pages
  if (!only || more.length > 0 || (limit !== undefined && only.length >= limit)) return null
  return [only.filter((work) => !isGone(work))]
}
