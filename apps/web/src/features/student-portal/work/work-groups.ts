import { nextWeekday, type Day } from "@hearthbook/core/time/days"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { dayOf } from "../../../lib/format.ts"

/** A part of what is to do. A week ends on Sunday. */
export type WorkGroup = "late" | "today" | "week" | "later"

/** The group of open work by its due day. */
export function groupOf({ due_date }: Pick<AssignmentView, "due_date">, today: Day): WorkGroup {
  const due = dayOf(due_date)
  if (due < today) return "late"
  if (due === today) return "today"
  return due <= nextWeekday("sunday", today) ? "week" : "later"
}
