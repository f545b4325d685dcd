import type { Scope } from "../../../request/scope.ts"
import { lessonStatus } from "../../../sql/status-conditions.ts"
import type { LessonChange } from "@hearthbook/core/planning/move-types"

/** Saves the new days and statuses of lessons in one statement. A lesson that becomes done is done on `completed_on`. */
export async function saveMoves(
  { db, family_id, now }: Scope,
  changes: LessonChange[],
  completed_on: string | null,
): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ lesson_id }) => lesson_id)
  const days = changes.map(({ to }) => to)
  const statuses = changes.map(({ status_to }) => status_to)
  await db.$executeRaw`
    UPDATE lesson l SET planned_date = m.day, status = m.status,
      completed_on = CASE WHEN ${lessonStatus.isDone("m")} THEN coalesce(l.completed_on, ${completed_on}::date) END,
      completed_at = CASE WHEN ${lessonStatus.isDone("m")} THEN coalesce(l.completed_at, ${now}::timestamptz) END,
      version = l.version + 1, updated_at = ${now}::timestamptz
    FROM (
      SELECT unnest(${ids}::uuid[]) AS id, unnest(${days}::date[]) AS day, unnest(${statuses}::text[])::lesson_status AS status
    ) m
    WHERE l.family_id = ${family_id}::uuid AND l.id = m.id`
}

/** Saves a new order of a course's lessons in one statement: the ids in order. Lessons that keep their position are left alone. */
export async function savePositions({ db, family_id, now }: Scope, lesson_ids: string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE lesson l SET position = m.position - 1, version = l.version + 1, updated_at = ${now}::timestamptz
    FROM unnest(${lesson_ids}::uuid[]) WITH ORDINALITY AS m (id, position)
    WHERE l.family_id = ${family_id}::uuid AND l.id = m.id AND l.position <> m.position - 1`
}
