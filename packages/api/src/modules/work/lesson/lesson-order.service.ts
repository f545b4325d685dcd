import { Prisma } from "@hearthbook/db"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { reorderLessons, type LessonPlace } from "@hearthbook/core/planning/lesson-order"
import { recordChange } from "../../../recording/record-change.ts"
import { courseName } from "../../plan/curriculum/curriculum.service.ts"
import { lockCurriculum } from "../../plan/curriculum/lock-curriculum.ts"
import { loadMovableLessons } from "../../plan/course-plan/load-movable-lessons.ts"
import type { LessonOrder, LessonOrderView } from "./lesson.schema.ts"
import { selectLessons } from "./lesson.select.ts"

/**
 * Puts all lessons of a curriculum in the given order, as one change that can be undone. Days stay with the slots; pinned and done
 * lessons keep theirs. Returns all lessons in their new order. VALIDATION_ERROR unless each lesson is named once.
 */
export async function reorderCurriculum(scope: Scope, { id, lesson_ids }: LessonOrder): Promise<LessonOrderView> {
  const name = await courseName(scope, id)
  await lockCurriculum(scope, id)
  const lessons = (await loadMovableLessons(scope, [id])).get(id) ?? []
  const ordered = reorderLessons(lessons, lesson_ids)
  if ("error" in ordered) throw fieldError(ordered.error.field, ordered.error.message)
  const before = new Map(lessons.map((lesson) => [lesson.id, lesson]))
  const moved = ordered.places.filter(({ id: lesson_id, planned_date, position }) => {
    const lesson = before.get(lesson_id)
    return lesson?.position !== position || lesson.planned_date !== planned_date
  })
  const summary = `Reordered the lessons of ${name}`
  const { change_id } = await recordChange(scope, { kind: "lesson_order", summary }, () => writePlaces(scope, moved))
  const rows = await selectLessons(scope, [Prisma.sql`a.curriculum_id = ${id}::uuid`])
  return { lessons: rows.toSorted((one, other) => one.position - other.position), change_id }
}

/** Writes the days and positions of lessons in one statement. */
async function writePlaces({ db, family_id, now }: Scope, places: LessonPlace[]): Promise<void> {
  if (places.length === 0) return
  const ids = places.map(({ id }) => id)
  const days = places.map(({ planned_date }) => planned_date)
  const positions = places.map(({ position }) => position)
  await db.$executeRaw`
    UPDATE lesson l
    SET planned_date = p.planned_date, position = p.position, version = l.version + 1, updated_at = ${now}::timestamptz
    FROM unnest(${ids}::uuid[], ${days}::date[], ${positions}::int[]) AS p(id, planned_date, position)
    WHERE l.family_id = ${family_id}::uuid AND l.id = p.id`
}
