import type { Day } from "@hearthbook/core/time/days"
import { isToDo } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { dayOf } from "../../../lib/format.ts"

type Work = Pick<AssignmentView, "due_date" | "status">

/**
 * Arranges open work by due date, without submitted work. Next is the first that can still be on time, else the oldest
 * late one.
 */
export function arrangeWork<Item extends Work>(open: Item[], today: Day) {
  const own = open.filter(({ status }) => isToDo(status))
  const isLate = ({ due_date }: Work) => dayOf(due_date) < today
  const next = own.find((work) => !isLate(work)) ?? own[0] ?? null
  const rest = own.filter((work) => work !== next)
  return { next, late: rest.filter(isLate), later: rest.filter((work) => !isLate(work)) }
}
