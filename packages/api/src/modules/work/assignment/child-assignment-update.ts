import type { z } from "zod"
import { AppError } from "@hearthbook/core/errors/errors"
import { isGraded, isUnderway, isWaiting } from "@hearthbook/core/work/assignment-status"
import type { Scope } from "../../../request/scope.ts"
import type { assignmentUpdate, AssignmentView } from "./assignment.schema.ts"

/**
 * WRONG_ROLE for a child's change of an assignment, unless it only starts its work, or takes back that it did work that asks for
 * no answer and has none. Work that was turned in with an answer is unsubmitted instead.
 */
export async function refuseChangeByChild(
  { db, family_id }: Scope,
  input: z.output<typeof assignmentUpdate>,
  before: AssignmentView,
): Promise<void> {
  const { status } = input
  const asked = Object.entries(input).filter(([key, value]) => value !== undefined && !["id", "version"].includes(key))
  const startsOnly = status !== undefined && isUnderway(status) && asked.every(([key]) => key === "status")
  if (!startsOnly || isGraded(before.status)) throw new AppError("WRONG_ROLE")
  if (!isWaiting(before.status)) return
  const where = { family_id, assignment_id: before.id }
  if (before.needs_answer || (await db.submission.count({ where })) > 0) throw new AppError("WRONG_ROLE")
}
