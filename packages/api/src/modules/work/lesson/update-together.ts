import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { attachResources } from "./lesson-parts.ts"
import { statusColumns } from "./lesson-status.ts"
import type { LessonUpdate, LessonView } from "./lesson.schema.ts"
import { selectLessons } from "./lesson.select.ts"

/**
 * Applies a change of one lesson to the others that siblings do together with it: its status and day of completion, title,
 * objectives and resources. Everything else, such as the planned day and the minutes, is each child's. Returns the other lessons;
 * none if the lesson is done alone.
 */
export async function updateTogether(
  scope: Scope,
  { id, together_id }: Pick<LessonView, "id" | "together_id">,
  input: LessonUpdate,
): Promise<LessonView[]> {
  if (together_id === null) return []
  const others = [Prisma.sql`a.together_id = ${together_id}::uuid`, Prisma.sql`a.id <> ${id}::uuid`]
  const { title, objectives, resource_ids, status, completed, completed_on } = input
  for (const lesson of await selectLessons(scope, others)) {
    const done = statusColumns(scope, lesson, { status, completed, completed_on })
    await scope.db.lesson.update({
      where: { family_id: scope.family_id, id: lesson.id },
      data: { title, objectives, ...done, version: { increment: 1 } },
      select: { id: true },
    })
    if (resource_ids) await attachResources(scope, lesson.id, resource_ids)
  }
  return selectLessons(scope, others)
}
