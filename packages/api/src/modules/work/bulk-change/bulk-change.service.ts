import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { dayToMidnight } from "@hearthbook/core/time/days"
import { recordChange } from "../../../recording/record-change.ts"
import { deletionWords } from "../../../recording/record-deletion.ts"
import type { WorkChangeInput, WorkChangeView } from "./bulk-change.schema.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"
import { workWords, nameOfWork } from "./bulk-change-messages.ts"
import { findWork } from "./find-work.ts"
import { planWork, type WorkChange } from "./plan-work.ts"
import { deleteWork, saveWork } from "./save-work.ts"

/**
 * Moves, deletes or sets the status of many assignments: all or none, as one change that can be undone. A preview answers the same
 * and changes nothing. NOT_FOUND if one is not the family's; CONFLICT if the changes are not those that the caller expected.
 */
export async function changeAssignments(scope: Scope, input: WorkChangeInput): Promise<WorkChangeView> {
  const { action, expected, preview = false } = input
  const works = await findWork(scope, input.scope)
  const changes = await planWork(scope, input, works)
  if (expected) refuseUnexpected(changes, works, expected)
  const changed = changes.map(({ work }) => work)
  const summary = workWords(action, changed)
  if (preview || changes.length === 0) return toView(changes, null, summary)
  if (action.kind === "delete") {
    const change = await recordChange(
      scope,
      {
        kind: "delete",
        summary: (_, counts) => deletionWords(nameOfWork(changed), { ...counts, assignment: undefined }),
      },
      () => deleteWork(scope, changed),
    )
    return toView(changes, change.change_id, change.summary)
  }
  const { change_id } = await recordChange(scope, { kind: "assignments", summary }, () => saveWork(scope, changes))
  return toView(changes, change_id, summary)
}

/** Refuses if an assignment would change that the preview did not show, or one that it showed was changed since. */
function refuseUnexpected(
  changes: WorkChange[],
  works: AssignmentView[],
  expected: NonNullable<WorkChangeInput["expected"]>,
): void {
  const versions = new Map(expected.map(({ assignment_id, version }) => [assignment_id, version]))
  const changing = new Set(changes.map(({ work }) => work.id))
  const shown = works.filter(({ id }) => changing.has(id) || versions.has(id))
  const changed = shown
    .filter(({ id, version }) => versions.get(id) !== version || !changing.has(id))
    .map(({ id, title }) => ({ noun: "assignment", id, name: title }))
  const isGone = expected.length > shown.filter(({ id }) => versions.has(id)).length
  if (changed.length === 0 && !isGone) return
  throw new AppError("CONFLICT", "These assignments were changed meanwhile. Look at the new preview.", { changed })
}

function toView(changes: WorkChange[], change_id: string | null, summary: string): WorkChangeView {
  return {
    changes: changes.map(({ work, from, to, is_school_day, status_to }) => ({
      assignment_id: work.id,
      version: work.version,
      title: work.title,
      student_id: work.student_id,
      curriculum_id: work.curriculum_id,
      from: dayToMidnight(from),
      to: dayToMidnight(to),
      is_school_day,
      status_from: work.status,
      status_to,
    })),
    change_id,
    summary,
  }
}
