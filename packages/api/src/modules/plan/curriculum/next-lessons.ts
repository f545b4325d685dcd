import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import { lessonStatus } from "../../../sql/status-conditions.ts"
import type { CurriculumView } from "./curriculum.schema.ts"

/** The lesson with which a course goes on. */
export type NextLesson = NonNullable<CurriculumView["next_lesson"]>

/** The earliest planned lesson of each course, else its first one without a day, by the id of the course. One statement. */
export async function loadNextLessons({ db, family_id }: Scope, ids: string[]): Promise<Map<string, NextLesson>> {
  if (ids.length === 0) return new Map()
  const rows = await db.$queryRaw<{ curriculum_id: string; id: string; title: string; planned_date: Day | null }[]>`
    SELECT DISTINCT ON (curriculum_id) curriculum_id, id, title, planned_date::text
    FROM lesson
    WHERE family_id = ${family_id}::uuid AND curriculum_id = ANY (${ids}::uuid[]) AND ${lessonStatus.isPlanned()}
    ORDER BY curriculum_id, planned_date NULLS LAST, position`
  return new Map(
    rows.map(({ curriculum_id, planned_date, ...lesson }) => [
      curriculum_id,
      { ...lesson, planned_date: planned_date && dayToMidnight(planned_date) },
    ]),
  )
}
