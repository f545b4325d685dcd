import { builtinScales, standardScale } from "@hearthbook/core/grading/builtin-scales"
import { letterOn } from "@hearthbook/core/grading/grade-figures"
import type { GradingScale } from "@hearthbook/core/grading/grading-scale"
import type { Asker } from "./check-session.ts"
import { subjectColumns, toSubject, type OfChild } from "./names.ts"
import { ask, type Queries } from "./pool.ts"

const scaleObject = "json_build_object('id', gs.id, 'kind', gs.kind, 'steps', gs.steps)"

/** The scale of the course `c`, its own or else the family's: an object, the id of a built-in one, or null. */
export const scaleColumn = `
  CASE WHEN c.builtin_scale IS NOT NULL THEN to_json(c.builtin_scale)
    WHEN c.grading_scale_id IS NOT NULL THEN (
      SELECT ${scaleObject} FROM grading_scale gs WHERE gs.family_id = $1 AND gs.id = c.grading_scale_id)
    ELSE (
      SELECT coalesce(to_json(f.builtin_scale), (
        SELECT ${scaleObject} FROM grading_scale gs WHERE gs.family_id = f.id AND gs.is_default))
      FROM family f WHERE f.id = $1)
  END AS scale`

type Scale = Pick<GradingScale, "id" | "kind" | "steps">

/** A piece of work with the scale of its course and the columns of its grade, if it has one. */
export type Graded = OfChild & {
  title: string
  points_possible: number
  scale: Scale | string | null
  grade_id: string | null
  points_earned: number | null
  percentage: number | null
  letter_grade: string | null
}

/** Returns the scale of the course, which is the standard one if none was chosen. */
export function scaleOf({ scale }: Pick<Graded, "scale">): Scale {
  if (typeof scale === "string") return builtinScales.find(({ id }) => id === scale) ?? standardScale
  return scale ?? standardScale
}

/** The label of a grade. The stored one is that of the standard scale. */
function letterOf(row: Graded): string | null {
  const { points_earned: earned, points_possible: possible } = row
  const scale = scaleOf(row)
  if (scale.id === standardScale.id || earned === null) return row.letter_grade
  return letterOn(scale, { earned, possible })
}

/** Converts the grade of an assignment to the API's format. */
export function toMark(row: Graded) {
  return row.grade_id === null ? null : markOf(row)
}

function markOf(row: Graded) {
  return {
    id: row.grade_id,
    points_earned: row.points_earned,
    percentage: row.percentage,
    letter_grade: letterOf(row),
    feedback: row["feedback"],
    version: row["grade_version"],
    created_at: row["grade_created_at"],
    updated_at: row["grade_updated_at"],
  }
}

/** Converts a grade with the names of its assignment and subject. */
export function toGrade(row: Graded & { assignment_id: string }) {
  const { assignment_id, student_id, title, points_possible } = row
  return {
    ...markOf(row),
    assignment_id,
    student_id,
    assignment: { id: assignment_id, title, points_possible },
    subject: toSubject(row),
  }
}

/** Selects the grades before joining, as they are few. */
const newest = `
  SELECT g.id AS grade_id, g.points_earned, g.percentage, g.letter_grade, g.feedback, g.version AS grade_version,
    g.created_at AS grade_created_at, g.updated_at AS grade_updated_at, g.assignment_id, g.student_id, a.title, a.points_possible,
    ${subjectColumns}, ${scaleColumn}
  FROM (
    SELECT g.* FROM grade g
    WHERE g.family_id = $1 AND EXISTS (SELECT FROM assignment a WHERE a.id = g.assignment_id AND a.status = 'graded')
    ORDER BY g.updated_at DESC, g.id DESC LIMIT 4
  ) g
  JOIN assignment a ON a.family_id = g.family_id AND a.id = g.assignment_id
  JOIN curriculum c ON c.family_id = a.family_id AND c.id = a.curriculum_id
  JOIN subject su ON su.family_id = c.family_id AND su.id = c.subject_id
  ORDER BY g.updated_at DESC, g.id DESC`

/** Lists the four newest grades. */
export async function listNewestGrades(db: Queries, { family_id }: Asker) {
  const rows = await ask<Graded & { assignment_id: string }>(db, "newest grades", newest, [family_id])
  return rows.map(toGrade)
}
