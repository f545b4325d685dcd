import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import type { Day } from "@hearthbook/core/time/days"
import { lessonStatus } from "../../../sql/status-conditions.ts"
import type { LessonView } from "./lesson.schema.ts"
import { selectLessons } from "./lesson.select.ts"

/**
 * The lessons that the caller may see of a range: those planned for its days, without skipped ones, and undated ones that were done on
 * them; and the lessons with these `ids`. In one statement.
 */
export function selectLessonsOn(
  scope: Scope,
  { start_date, end_date }: { start_date: Day; end_date: Day },
  ids: string[],
): Promise<LessonView[]> {
  const isInRange = (column: "planned_date" | "completed_on") =>
    Prisma.sql`a.${Prisma.raw(column)} BETWEEN ${start_date}::date AND ${end_date}::date`
  return selectLessons(scope, [
    Prisma.sql`(${isInRange("planned_date")} AND NOT ${lessonStatus.isSkipped("a")}
      OR a.planned_date IS NULL AND ${lessonStatus.isDone("a")} AND ${isInRange("completed_on")}
      OR a.id = ANY(${ids}::uuid[]))`,
  ])
}
