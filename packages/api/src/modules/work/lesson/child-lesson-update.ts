import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { can } from "@hearthbook/core/permissions/permissions"
import { isSkipped } from "@hearthbook/core/planning/lesson-status"
import type { LessonUpdate } from "./lesson.schema.ts"

/** The fields that a child may send for its own lesson. */
const childFields = new Set(["id", "version", "status", "completed", "completed_on", "minutes_spent"])

/**
 * WRONG_ROLE for a child's change of a lesson, unless the family lets children complete their lessons and the change only says
 * that it is done or not, and since when. Skipping a lesson is for adults. The lesson is the child's own.
 */
export async function refuseUpdateByChild({ db, family_id, actor }: Scope, input: LessonUpdate): Promise<void> {
  if (can(actor.role, "keep_records")) return
  const fields = Object.entries(input).filter(([, value]) => value !== undefined)
  const skips = input.status !== undefined && isSkipped(input.status)
  const isOwnPart = fields.every(([field]) => childFields.has(field)) && !skips
  if (!isOwnPart) throw new AppError("WRONG_ROLE")
  const select = { children_complete_lessons: true }
  const family = await db.family.findUniqueOrThrow({ where: { id: family_id }, select })
  if (!family.children_complete_lessons) throw new AppError("WRONG_ROLE")
}
