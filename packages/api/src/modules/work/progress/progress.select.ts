import { achievementsShown, highScorePercent } from "@hearthbook/core/grading/achievements"
import { dayToDate, type Day } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import { workStatus } from "../../../sql/status-conditions.ts"
import { courseScale } from "../../family/grading-scale/course-scale.ts"
import type { SubjectSummary } from "../../family/subject/subject.schema.ts"

export type ScoreRow = SubjectSummary & {
  student_id: string
  grade_id: string
  assignment_id: string
  title: string
  earned: string
  possible: string
  graded_at: Date
  /** As `courseScale` selects it. */
  scale: unknown
}

/** The newest high scores of each of these children. Equivalent to core/grading/achievements.ts; a test compares the two. */
export function readHighScores({ db, family_id }: Scope, students: string[]): Promise<ScoreRow[]> {
  return db.$queryRaw<ScoreRow[]>`
    WITH scores AS MATERIALIZED (
      -- The scores of the whole family, so that its grades are read once. Subjects are joined only for the scores shown.
      SELECT g.student_id, g.id AS grade_id, a.id AS assignment_id, a.title, a.curriculum_id,
        g.points_earned::text AS earned, a.points_possible::text AS possible, g.updated_at AS graded_at,
        row_number() OVER (PARTITION BY g.student_id ORDER BY g.updated_at DESC, g.id DESC) AS place
      FROM grade g
      JOIN assignment a ON a.family_id = ${family_id}::uuid AND a.id = g.assignment_id
      WHERE g.family_id = ${family_id}::uuid AND ${workStatus.counts("a")}
        AND g.points_earned * 100 >= ${highScorePercent}::int * a.points_possible
    )
    SELECT h.*, s.id, s.name, s.color, s.icon, ${courseScale(family_id)} AS scale
    FROM scores h
    JOIN curriculum c ON c.family_id = ${family_id}::uuid AND c.id = h.curriculum_id
    JOIN subject s ON s.family_id = c.family_id AND s.id = c.subject_id
    WHERE h.place <= ${achievementsShown}::int AND h.student_id = ANY(${students}::uuid[])
    ORDER BY h.student_id, h.place`
}

export type WeekRow = SubjectSummary & {
  student_id: string
  week: Date
  earned: string
  possible: string
  graded_count: number
}

/** Points of graded work by the Monday of the week in which it was due, between two days, both included. A week of extra credit only has none. */
export function sumByWeek({ db, family_id }: Scope, students: string[], from: Day, to: Day): Promise<WeekRow[]> {
  return db.$queryRaw<WeekRow[]>`
    WITH work AS MATERIALIZED (
      SELECT a.student_id, a.curriculum_id, a.due_date - (extract(isodow FROM a.due_date)::int - 1) AS week,
        sum(g.points_earned) AS earned, sum(CASE WHEN a.extra_credit THEN 0 ELSE a.points_possible END) AS possible, count(*) AS graded_count
      FROM assignment a
      JOIN grade g ON g.family_id = ${family_id}::uuid AND g.assignment_id = a.id
      WHERE a.family_id = ${family_id}::uuid AND ${workStatus.counts("a")}
        AND a.due_date BETWEEN ${dayToDate(from)}::date AND ${dayToDate(to)}::date
      GROUP BY a.student_id, a.curriculum_id, week
    )
    SELECT w.student_id, s.id, s.name, s.color, s.icon, w.week,
      sum(w.earned)::text AS earned, sum(w.possible)::text AS possible, sum(w.graded_count)::int AS graded_count
    FROM work w
    JOIN curriculum c ON c.family_id = ${family_id}::uuid AND c.id = w.curriculum_id
    JOIN subject s ON s.family_id = c.family_id AND s.id = c.subject_id
    WHERE w.student_id = ANY(${students}::uuid[])
    GROUP BY w.student_id, s.id, w.week
    HAVING sum(w.possible) > 0
    ORDER BY w.week, s.name, s.id, w.student_id`
}
