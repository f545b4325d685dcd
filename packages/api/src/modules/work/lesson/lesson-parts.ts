import type { z } from "zod"
import type { Scope } from "../../../request/scope.ts"
import { createAssignment } from "../assignment/assignment.service.ts"
import { requireResources } from "../resource/resource.service.ts"
import type { lessonAssignmentDraft } from "./lesson.schema.ts"

/** Replaces the lesson's resources, in this order. NOT_FOUND if one does not exist. */
export async function attachResources(scope: Scope, lesson_id: string, resource_ids: string[]): Promise<void> {
  const { db, family_id } = scope
  const ids = [...new Set(resource_ids)]
  if (ids.length > 0) await requireResources(scope, ids)
  await db.lesson_resource.deleteMany({ where: { family_id, lesson_id } })
  await db.lesson_resource.createMany({
    data: ids.map((resource_id, position) => ({ family_id, lesson_id, resource_id, position })),
  })
}

/** Creates assignments with a lesson. */
export async function setLessonWork(
  scope: Scope,
  { id: lesson_id, curriculum_id }: { id: string; curriculum_id: string },
  drafts: z.output<typeof lessonAssignmentDraft>[],
): Promise<void> {
  for (const draft of drafts) await createAssignment(scope, { ...draft, curriculum_id }, lesson_id)
}
