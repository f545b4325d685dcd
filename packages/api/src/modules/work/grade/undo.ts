import { z } from "zod"
import { AppError } from "@hearthbook/core/errors/errors"
import { id } from "@hearthbook/core/fields/fields"
import { assignmentStatuses } from "@hearthbook/core/work/assignment-status"
import { gradeUndoLife } from "@hearthbook/core/undo/undo-times"
import type { Scope } from "../../../request/scope.ts"
import { openSealedText, sealText } from "../../../crypto/sealed-text.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"
import { gradeOnAssignment } from "./grade.schema.ts"

/**
 * The state of an assignment before its grade was changed. The client stores it encrypted, so that it cannot set a grade's
 * dates.
 */
const before = z.object({
  assignment_id: id,
  student_id: id,
  /** The assignment's version after the change. */
  version: z.int(),
  status: z.enum(assignmentStatuses),
  grade: gradeOnAssignment.nullable(),
  expires_at: z.number(),
})

/** Creates the text that undoes a change of this assignment's grade, from the assignment as it was read before. */
export function sealUndo(scope: Scope, assignment: AssignmentView): { undo: string; assignment_version: number } {
  const { id: assignment_id, student_id, status, grade } = assignment
  const version = assignment.version + 1
  const expires_at = scope.now.getTime() + gradeUndoLife
  const text: z.input<typeof before> = { assignment_id, student_id, version, status, grade, expires_at }
  return { undo: sealText(JSON.stringify(text), sealOf(scope)), assignment_version: version }
}

/** Decrypts an undo. VALIDATION_ERROR if it is not this person's, or older than a minute. */
export function openUndo(scope: Scope, undo: string): z.output<typeof before> {
  const text = openSealedText(undo, sealOf(scope))
  if (text === null) throw new AppError("VALIDATION_ERROR", "This can no longer be undone.")
  const found = before.parse(JSON.parse(text))
  if (found.expires_at <= scope.now.getTime()) {
    throw new AppError("VALIDATION_ERROR", "It is too late to undo this. Change the grade instead.")
  }
  return found
}

function sealOf({ family_id, actor, settings }: Scope) {
  return { purpose: "undo", place: `${family_id}:${actor.user_id}`, secret: settings.auth_secret } as const
}
