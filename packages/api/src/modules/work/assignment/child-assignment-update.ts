import type { z } from "zod"
import { AppError } from "@hearthbook/core/errors/errors"
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
  const asked = Object.entries(input).filter(([key, value]) => value !== undefined && !["id", "version"].includes(key))
  const startsOnly = asked.length > 0 && asked.every(([key, value]) => key === "status" && value === "in_progress")
  if (!startsOnly || before.status === "graded") throw new AppError("WRONG_ROLE")
  if (before.status !== "submitted") return
  const where = { family_id, assignment_id: before.id }
  if (before.needs_answer || (await db.submission.count({ where })) > 0) throw new AppError("WRONG_ROLE")
}
