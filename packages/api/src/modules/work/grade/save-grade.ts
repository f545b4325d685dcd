import { v7 } from "uuid"
import type { Scope } from "../../../request/scope.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"
import { courseScale } from "../../family/grading-scale/course-scale.ts"
import { toGradeOf, type GradeRow } from "./grade.select.ts"
import type { GradeView } from "./grade.schema.ts"
import type { gradeColumns } from "../assignment/grade-points.ts"

type Saved = ReturnType<typeof gradeColumns> & {
  feedback: string | null
  /** The time of the last change; unchanged if the grade is saved unchanged. */
  updated_at: Date
}

/**
 * Writes the grade of an assignment and sets its status to graded, in one statement. Writes nothing and returns null if the
 * assignment's version has changed, which any change of its grade does. The grade takes the assignment's version, so that a new
 * grade is not mistaken for a deleted one.
 */
export async function saveGrade(
  { db, family_id, now }: Scope,
  assignment: AssignmentView,
  { points_earned, percentage, letter_grade, feedback, updated_at }: Saved,
): Promise<GradeView | null> {
  const { id, student_id, curriculum_id, version } = assignment
  const [row] = await db.$queryRaw<GradeRow[]>`
    WITH graded AS (
      UPDATE assignment SET status = 'graded', version = version + 1, updated_at = ${now}
      WHERE family_id = ${family_id}::uuid AND id = ${id}::uuid AND version = ${version}::int
      RETURNING id, version
    )
    INSERT INTO grade AS g (id, family_id, student_id, assignment_id, points_earned, percentage, letter_grade, feedback,
      version, created_at, updated_at)
    SELECT ${v7()}::uuid, ${family_id}::uuid, ${student_id}::uuid, graded.id, ${points_earned}::numeric,
      ${percentage}::numeric, ${letter_grade}, ${feedback}, graded.version, ${now}, ${updated_at}
    FROM graded
    ON CONFLICT (assignment_id) DO UPDATE
    SET points_earned = excluded.points_earned, percentage = excluded.percentage, letter_grade = excluded.letter_grade,
      feedback = excluded.feedback, version = greatest(excluded.version, g.version + 1), updated_at = excluded.updated_at
    RETURNING g.id, g.points_earned::float8, g.percentage::float8, g.feedback, g.version, g.created_at, g.updated_at,
      (SELECT ${courseScale(family_id)} FROM curriculum c
        WHERE c.family_id = ${family_id}::uuid AND c.id = ${curriculum_id}::uuid) AS scale`
  return row ? toGradeOf(assignment, row) : null
}
