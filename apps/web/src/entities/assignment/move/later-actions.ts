import { isToDo } from "@hearthbook/core/work/assignment-status"
import { addDays, type Day } from "@hearthbook/core/time/days"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { WorkAction } from "../use-change-work.ts"
import { countOf } from "../../../lib/format.ts"
import { shortTitle } from "../../../lib/short-title.ts"

/** An action that is done at once, and its toast. */
type LaterAction = { action: WorkAction; message: string }

/** The actions that put work off: to tomorrow, to the next school day, or for good. */
export function laterActions(works: AssignmentView[], today: Day) {
  const name = nameOfWorks(works)
  return {
    tomorrow: { action: { kind: "move", to: addDays(today, 1) }, message: `${name} moved to tomorrow.` },
    next: { action: { kind: "next_school_day" }, message: `${name} moved to the next school day.` },
    skip: { action: { kind: "skip" }, message: `${name} skipped.` },
  } satisfies Record<string, LaterAction>
}

/** True if all later work of the course can move with this: one assignment that is to do. */
export function canMoveTogether(works: AssignmentView[]): boolean {
  const [only] = works
  return works.length === 1 && only !== undefined && isToDo(only.status)
}

/** '“Spelling list”', or '3 assignments'. */
export function nameOfWorks(works: AssignmentView[]): string {
  const [only] = works
  return works.length === 1 && only ? `“${shortTitle(only.title, 40)}”` : countOf(works.length, "assignment")
}
