import { v7 } from "uuid"
import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { createAssignment } from "../assignment/assignment.service.ts"
import { recordChange } from "../../../recording/record-change.ts"
import { followDaysOff, insertEvent } from "../../calendar/event/event.service.ts"
import { createLesson } from "../lesson/lesson.service.ts"
import { newItemsWords } from "./quick-add-messages.ts"
import type { NewItems, NewItemsView } from "./quick-add.schema.ts"

/**
 * Adds lessons, assignments and events: all or none, as one change that can be undone. NOT_FOUND for a course or a student that the
 * family does not have; VALIDATION_ERROR at the field of the item that cannot be saved, such as `lessons.0.planned_date`.
 */
export async function addItems(scope: Scope, input: NewItems): Promise<NewItemsView> {
  const { lessons = [], assignments = [], events = [], together = [] } = input
  const joined = sharedIds(together)
  const save = async () => ({
    lessons: await inOrder("lessons", lessons, (draft, place) => createLesson(scope, draft, joined.get(place))),
    assignments: await inOrder("assignments", assignments, (draft) => createAssignment(scope, draft)),
    events: await inOrder("events", events, (draft) => insertEvent(scope, draft)),
  })
  const change = await recordChange(
    scope,
    { kind: "items", summary: newItemsWords({ lessons, assignments, events }) },
    save,
  )
  await followDaysOff(scope, ...events)
  return { ...change.result, change_id: change.change_id, summary: change.summary }
}

/** One after another, because a transaction has one connection, and a course's lessons get their positions in order. */
async function inOrder<Draft, View>(
  field: string,
  drafts: Draft[],
  create: (draft: Draft, place: number) => Promise<View>,
): Promise<View[]> {
  const made: View[] = []
  for (const [place, draft] of drafts.entries()) {
    made.push(
      await create(draft, place).catch((cause: unknown) => {
        throw withPath(cause, `${field}.${place}`)
      }),
    )
  }
  return made
}

/** The error with its fields named as fields of the item. */
function withPath(cause: unknown, path: string): unknown {
  if (!(cause instanceof AppError) || !cause.details.issues) return cause
  const issues = cause.details.issues.map((issue) => ({ ...issue, field: `${path}.${issue.field}` }))
  return new AppError(cause.reason, cause.message, { ...cause.details, issues })
}

/** The shared ids of lessons that siblings do together, by the lessons' places. */
function sharedIds(groups: number[][]): Map<number, string> {
  return new Map(
    groups.flatMap((places) => {
      const id = v7()
      return places.map((place) => [place, id] as const)
    }),
  )
}
