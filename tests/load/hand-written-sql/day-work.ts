import type { Asker } from "./check-session.ts"
import { ask, type Queries } from "./pool.ts"
import { toWork, workColumns, workJoins, type WorkRow } from "./work.ts"

const open = "status IN ('assigned', 'in_progress', 'submitted')"
const toDo = "status IN ('assigned', 'in_progress')"

/** The oldest hundred overdue assignments of a child, with its oldest one. */
const lateIds = `
  CASE WHEN a.part = 'overdue' AND a.place = 1 THEN (
    SELECT json_agg(late.id ORDER BY late.place) FROM late WHERE late.student_id = a.student_id AND late.place <= 100) END`

/** Work due today, overdue (the oldest three of each child), upcoming and submitted. */
const work = `
  WITH late AS (
    SELECT *, count(*) OVER (PARTITION BY student_id)::int AS of_child,
      row_number() OVER (PARTITION BY student_id ORDER BY due_date, id) AS place
    FROM assignment WHERE family_id = $1 AND ${toDo} AND due_date < $2
  ), a AS (
    SELECT *, 0 AS of_child, 0 AS place, 'due' AS part FROM assignment WHERE family_id = $1 AND due_date = $2
    UNION ALL
    SELECT late.*, 'overdue' FROM late WHERE place <= 3
    UNION ALL
    (SELECT *, 0, 0, 'upcoming' FROM assignment WHERE family_id = $1 AND ${open} AND due_date > $2 ORDER BY due_date, id LIMIT 3)
    UNION ALL
    (SELECT *, 0, 0, 'waiting' FROM assignment WHERE family_id = $1 AND status = 'submitted' AND due_date <> $2 ORDER BY due_date, id LIMIT 3)
  )
  SELECT a.part, a.of_child, ${lateIds} AS late_ids, ${workColumns} FROM a ${workJoins} ORDER BY a.due_date, a.id`

type Part = "due" | "overdue" | "upcoming" | "waiting"
type DayWork = WorkRow & { part: Part; of_child: number; late_ids: string[] | null }

/** Lists the work on the dashboard by reason, and the overdue work of each child. Work due today comes before overdue work. */
export async function listDayWork(db: Queries, { family_id, today }: Asker) {
  const rows = await ask<DayWork>(db, "day work", work, [family_id, today])
  const of = (part: Part) => rows.filter((row) => row.part === part).map((row) => toWork(row, today))
  return {
    due: [...of("due"), ...of("overdue")],
    late: rows.flatMap(({ student_id, of_child, late_ids }) =>
      late_ids ? [{ student_id, count: of_child, ids: late_ids }] : [],
    ),
    upcoming: of("upcoming"),
    waiting: of("waiting"),
  }
}
