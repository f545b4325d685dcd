import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { letterOn } from "@hearthbook/core/grading/grade-figures"
import { allOf, limitTo, jsonOf, type Condition } from "../../../sql/statement.ts"
import { courseScale, readScale } from "../../family/grading-scale/course-scale.ts"
import { subjectSummary, type SubjectSummary } from "../../family/subject/subject.schema.ts"
import { visibleRows } from "./grade.policy.ts"
import type { GradeOnAssignment, GradeView } from "./grade.schema.ts"

type Moments = "created_at" | "updated_at"
/** A grade in its assignment, as raw SQL returns it. */
export type GradeRow = Omit<GradeOnAssignment, Moments | "letter_grade"> &
  Record<Moments, Date> & {
    /** As `courseScale` selects it. */
    scale: unknown
  }

type WithWork = GradeRow & {
  assignment_id: string
  student_id: string
  title: string
  points_possible: number
  subject: SubjectSummary
}

type SelectOptions = {
  /** Conditions for the grades `a`, in addition to the policy. */
  where: Condition[]
  order: Prisma.Sql
  limit?: number
}

/** The grades that the caller may see, with their work and its subject, in one statement (docs/decisions/026). */
export async function selectGrades(scope: Scope, { where, order, limit }: SelectOptions): Promise<GradeView[]> {
  const { db, family_id } = scope
  const rows = await db.$queryRaw<WithWork[]>`
    SELECT a.id, a.points_earned::float8, a.percentage::float8, a.feedback, a.version, a.created_at,
      a.updated_at, a.assignment_id, a.student_id, w.title, w.points_possible::float8, ${jsonOf("su", subjectSummary)} AS subject,
      ${courseScale(family_id)} AS scale
    FROM (
      SELECT * FROM grade a
      WHERE ${allOf(visibleRows(scope), where)}
      ORDER BY ${order} ${limitTo(limit)}
    ) a
    JOIN assignment w ON w.family_id = ${family_id}::uuid AND w.id = a.assignment_id
    JOIN curriculum c ON c.family_id = ${family_id}::uuid AND c.id = w.curriculum_id
    JOIN subject su ON su.family_id = ${family_id}::uuid AND su.id = c.subject_id
    ORDER BY ${order}`
  return rows.map(({ assignment_id: id, student_id, title, points_possible, subject, ...row }) =>
    toGradeOf({ id, title, points_possible, student_id, subject }, row),
  )
}

type GradedWork = GradeView["assignment"] & Pick<GradeView, "student_id" | "subject">

/** Builds a grade's view from its row and its assignment. */
export function toGradeOf(
  { id, title, points_possible, student_id, subject }: GradedWork,
  { scale, ...row }: GradeRow,
): GradeView {
  return {
    ...row,
    letter_grade: letterOn(readScale(scale), { earned: row.points_earned, possible: points_possible }),
    assignment_id: id,
    student_id,
    assignment: { id, title, points_possible },
    subject,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
