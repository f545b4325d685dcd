import type { MarkCounts } from "@hearthbook/core/attendance/attendance"
import type { Asker } from "./check-session.ts"
import { subjectObject } from "./names.ts"
import { ask, dayInJson, type Queries } from "./pool.ts"

/** Planned lessons of a course with days, from before the day $2. */
const isLeftOver = `l.family_id = $1 AND l.planned_date < $2 AND l.status = 'planned' AND EXISTS (
  SELECT FROM curriculum c WHERE c.family_id = l.family_id AND c.id = l.curriculum_id AND c.mode = 'dated')`

const fixed = `
  SELECT coalesce(json_agg(json_build_object('id', f.id, 'student_id', f.student_id, 'curriculum_id', f.curriculum_id,
    'title', f.title, 'planned_date', ${dayInJson("f.planned_date")}, 'version', f.version, 'subject', ${subjectObject})
    ORDER BY f.planned_date, f.position, f.id), '[]')
  FROM (SELECT * FROM lesson l WHERE ${isLeftOver} AND pinned ORDER BY planned_date, position, id LIMIT 20) f
  JOIN curriculum c ON c.family_id = f.family_id AND c.id = f.curriculum_id
  JOIN subject su ON su.family_id = c.family_id AND su.id = c.subject_id`

/**
 * Marks on school days of the school year to date. The load families have no days off. A weekday is looked up once, because looking it
 * up for each mark takes longer than reading them.
 */
const marks = `
  SELECT coalesce(json_object_agg(status, count), '{}')
  FROM (
    SELECT a.status, sum(a.count) AS count
    FROM school_year y CROSS JOIN LATERAL (
      SELECT status, extract(isodow FROM date)::int AS weekday, count(*)
      FROM attendance_record WHERE family_id = $1 AND date BETWEEN y.start_date AND $2 GROUP BY 1, 2
    ) a
    WHERE y.family_id = $1 AND $2 BETWEEN y.start_date AND y.end_date
      AND (enum_range(NULL::weekday))[a.weekday] = ANY(y.school_days)
    GROUP BY a.status
  ) m`

/** Open work, the points of graded work, of which extra credit is only earned, marks, and lessons left over. */
const figures = `
  SELECT w.*, p.*, (${marks}) AS marks, l.left_over
  FROM (
    SELECT count(*)::int AS upcoming, count(*) FILTER (WHERE due_date >= $2)::int AS to_come,
      count(*) FILTER (WHERE status = 'submitted')::int AS waiting
    FROM assignment WHERE family_id = $1 AND status IN ('assigned', 'in_progress', 'submitted')
  ) w, (
    SELECT coalesce(sum(g.points_earned), 0) AS earned,
      coalesce(sum(a.points_possible) FILTER (WHERE NOT a.extra_credit), 0) AS possible
    FROM grade g JOIN assignment a ON a.family_id = g.family_id AND a.id = g.assignment_id
    WHERE g.family_id = $1 AND a.status = 'graded' AND a.points_possible > 0
  ) p, (
    SELECT json_build_object('lessons', count(*) FILTER (WHERE NOT pinned),
      'since', ${dayInJson("min(planned_date) FILTER (WHERE NOT pinned)")},
      'fixed_count', count(*) FILTER (WHERE pinned), 'fixed', (${fixed})) AS left_over
    FROM lesson l WHERE ${isLeftOver}
  ) l`

type Figures = {
  upcoming: number
  to_come: number
  waiting: number
  earned: number
  possible: number
  marks: Partial<MarkCounts>
  left_over: object
}

/** Reads the sums of the dashboard. */
export async function readFigures(db: Queries, { family_id, today }: Asker): Promise<Figures> {
  const [sums] = await ask<Figures>(db, "figures", figures, [family_id, today])
  if (!sums) throw new Error("There are no figures.")
  return sums
}

/**
 * Filings that are late or due soon, and a check for what the load families do not have and the floor does not support: loops, undated
 * lessons, days off and, in a school year in progress, requirements.
 */
const asked = `
  SELECT EXISTS (SELECT FROM loop WHERE family_id = $1)
    OR EXISTS (SELECT FROM curriculum WHERE family_id = $1 AND mode = 'next')
    OR EXISTS (SELECT FROM event WHERE family_id = $1 AND all_day AND event_type IN ('holiday', 'school_day'))
    OR EXISTS (
      SELECT FROM requirement r JOIN school_year y ON y.family_id = r.family_id AND y.id = r.school_year_id
      WHERE r.family_id = $1 AND $2 BETWEEN y.start_date AND y.end_date
    ) AS is_unsupported, (
    SELECT coalesce(json_agg(json_build_object('id', id, 'student_id', student_id, 'title', title,
      'opens_on', ${dayInJson("opens_on")}, 'due_date', ${dayInJson("due_date")}, 'done_on', ${dayInJson("done_on")},
      'skipped', skipped) ORDER BY due_date, id), '[]')
    FROM filing WHERE family_id = $1 AND done_on IS NULL AND NOT skipped AND due_date <= $2::date + 14
  ) AS filings`

/** Lists what a state asks for: nothing that needs attention, because that is refused as unsupported, and filings. */
export async function readAsked(db: Queries, { family_id, today }: Asker) {
  const [found] = await ask<{ is_unsupported: boolean; filings: object[] }>(db, "asked", asked, [family_id, today])
  if (!found || found.is_unsupported)
    throw new Error("The floor does not support loops, undated lessons, days off and requirements.")
  return { attention: [], filings: found.filings }
}
