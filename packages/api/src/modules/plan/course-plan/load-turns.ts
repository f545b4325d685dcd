import type { Scope } from "../../../request/scope.ts"
import { lessonStatus } from "../../../sql/status-conditions.ts"
import type { LoopCourse } from "@hearthbook/core/planning/loops"
import type { Day } from "@hearthbook/core/time/days"

/** A lesson whose turn it may be. */
export type NextLesson = { id: string; curriculum_id: string; title: string; minutes: number | null }

/** The most lessons that a loop does on a day: a loop never asks for more of a course. */
const most = 4

type Turn = { curriculum_id: string; unfinished: NextLesson[]; done: { completed_on: Day; tie_breaker: string }[] }

/**
 * The next and the last lessons of courses in the mode `next`, by course, in one statement whatever the number of lessons. A planned
 * lesson with a day is done on that day, and takes no turn. A course without lessons is left out.
 */
export async function loadTurns(
  { db, family_id }: Pick<Scope, "db" | "family_id">,
  curriculum_ids: string[],
): Promise<Map<string, LoopCourse<NextLesson>>> {
  if (curriculum_ids.length === 0) return new Map()
  const rows = await db.$queryRaw<Turn[]>`
    SELECT c.id AS curriculum_id,
      (SELECT coalesce(jsonb_agg(
          jsonb_build_object('id', l.id, 'curriculum_id', c.id, 'title', l.title, 'minutes', l.minutes)
          ORDER BY l.position, l.id), '[]')
        FROM (
          SELECT id, title, minutes, position FROM lesson
          WHERE family_id = ${family_id}::uuid AND curriculum_id = c.id AND ${lessonStatus.isPlanned()} AND planned_date IS NULL
          ORDER BY position, id LIMIT ${most}
        ) l) AS unfinished,
      (SELECT coalesce(jsonb_agg(
          jsonb_build_object('completed_on', d.completed_on, 'tie_breaker', coalesce(d.completed_at::text, ''))), '[]')
        FROM (
          SELECT completed_on, completed_at FROM lesson
          WHERE family_id = ${family_id}::uuid AND curriculum_id = c.id AND ${lessonStatus.isDone()} AND completed_on IS NOT NULL
          ORDER BY completed_on DESC, completed_at DESC NULLS LAST LIMIT ${most}
        ) d) AS done
    FROM curriculum c
    WHERE c.family_id = ${family_id}::uuid AND c.id = ANY(${curriculum_ids}::uuid[])`
  return new Map(rows.map(({ curriculum_id, ...turn }) => [curriculum_id, turn]))
}
