import type { Scope } from "../../../request/scope.ts"
import { groupBy } from "@hearthbook/core/lists/group-by"
import type { MovableLesson } from "@hearthbook/core/planning/move-types"
import { dateToDay } from "@hearthbook/core/time/days"

/** The lessons of courses in order, by course. */
export async function loadMovableLessons(
  { db, family_id }: Scope,
  curriculum_ids: string[],
): Promise<Map<string, MovableLesson[]>> {
  const rows = await db.lesson.findMany({
    where: { family_id, curriculum_id: { in: curriculum_ids } },
    select: { id: true, curriculum_id: true, planned_date: true, status: true, pinned: true, position: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  })
  const lessons = rows.map((row) => ({ ...row, planned_date: row.planned_date && dateToDay(row.planned_date) }))
  return groupBy(lessons, ({ curriculum_id }) => curriculum_id)
}
