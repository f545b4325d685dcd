import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { recordChange } from "../../../recording/record-change.ts"
import { visibleTo } from "./lesson.policy.ts"
import type { LessonsRemoval, LessonsRemovalView } from "./lesson.schema.ts"

/**
 * Deletes many lessons, all or none, as one change that can be undone. Their assignments stay. NOT_FOUND if one is not the family's
 * or was deleted meanwhile.
 */
export async function deleteLessons(scope: Scope, { lesson_ids }: LessonsRemoval): Promise<LessonsRemovalView> {
  const ids = [...new Set(lesson_ids)]
  const where = { id: { in: ids }, AND: visibleTo(scope) }
  const lessons = await scope.db.lesson.findMany({ where, select: { title: true } })
  requireAll(lessons.length, ids.length)
  const [only] = lessons
  const name = lessons.length === 1 && only ? `“${only.title}”` : `${lessons.length} lessons`
  const { change_id, summary } = await recordChange(scope, { kind: "delete", summary: `Deleted ${name}` }, async () => {
    const { count } = await scope.db.lesson.deleteMany({ where })
    requireAll(count, ids.length)
  })
  return { change_id, summary }
}

function requireAll(count: number, asked: number): void {
  if (count < asked) {
    throw new AppError(
      "NOT_FOUND",
      "One of these lessons was not found. It may have been deleted. None was deleted now.",
    )
  }
}
