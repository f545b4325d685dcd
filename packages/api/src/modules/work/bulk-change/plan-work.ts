import type { Scope } from "../../../request/scope.ts"
import { isToDo, type AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import { moveEach, moveTogether, type DueWork, type WorkMove } from "@hearthbook/core/planning/work/move-work"
import { isSchoolDay } from "@hearthbook/core/planning/school-days"
import type { Day } from "@hearthbook/core/time/days"
import { loadSchoolCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import type { WorkChangeInput } from "./bulk-change.schema.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"

/** An assignment with its due day and status before and after a change. */
export type WorkChange = {
  work: AssignmentView
  from: Day
  to: Day
  /** True if the new day is a school day of the student. Null unless the work moves. */
  is_school_day: boolean | null
  status_to: AssignmentStatus
}

/** The changes that an action makes. Work that stays as it is has none. */
export async function planWork(
  request: Scope,
  { scope, action }: Pick<WorkChangeInput, "scope" | "action">,
  works: AssignmentView[],
): Promise<WorkChange[]> {
  switch (action.kind) {
    case "move":
    case "next_school_day":
    case "shift":
      return planMoves(request, works, action, "from" in scope)
    case "delete":
      return works.map((work) => staying(work))
    default:
      return works
        .map((work) => ({ ...staying(work), status_to: statusAfter(action, work.status) }))
        .filter(({ work, status_to }) => work.status !== status_to)
  }
}

type StatusAction = Extract<WorkChangeInput["action"], { kind: "complete" | "skip" | "status" }>

function statusAfter(action: StatusAction, status: AssignmentStatus): AssignmentStatus {
  if (action.kind === "status") return action.status
  if (action.kind === "skip") return "graded"
  return isToDo(status) ? "submitted" : status
}

async function planMoves(
  scope: Scope,
  works: AssignmentView[],
  move: WorkMove,
  isTogether: boolean,
): Promise<WorkChange[]> {
  const calendar = await loadSchoolCalendar(scope)
  const options = { calendar, today: scope.today }
  const due = works.map((work): DueWork => ({ id: work.id, student_id: work.student_id, due: dueDay(work) }))
  const [first, ...later] = due
  const days = isTogether && first ? moveTogether(first, later, move, options) : moveEach(due, move, options)
  return works.flatMap((work) => {
    const to = days.get(work.id)
    if (to === undefined || to === dueDay(work)) return []
    return { ...staying(work), to, is_school_day: isSchoolDay(calendar, work.student_id, to) }
  })
}

function staying(work: AssignmentView): WorkChange {
  const due = dueDay(work)
  return { work, from: due, to: due, is_school_day: null, status_to: work.status }
}

function dueDay({ due_date }: AssignmentView): Day {
  return due_date.slice(0, 10)
}
