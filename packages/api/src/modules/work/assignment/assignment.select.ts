import { Prisma } from "@hearthbook/db"
import type { GradeLevel } from "@hearthbook/core/fields/fields"
import { effectiveStatus, isGraded } from "@hearthbook/core/work/assignment-status"
import { letterOn } from "@hearthbook/core/grading/grade-figures"
import type { GradingScale } from "@hearthbook/core/grading/grading-scale"
import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import { keyset } from "../../../sql/keyset.ts"
import { allOf, limitTo, type Condition } from "../../../sql/statement.ts"
import { courseScale, readScale } from "../../family/grading-scale/course-scale.ts"
import { visibleRows } from "./assignment.policy.ts"
import type { AssignmentView } from "./assignment.schema.ts"

/** By due day, the default order of a list of assignments. */
export const byDueDay = keyset("asc", [
  ["due_date", "date"],
  ["id", "uuid"],
])

type SelectOptions = {
  /** Conditions for the assignments `a`, in addition to the policy. */
  where?: Condition[]
  order: Prisma.Sql
  limit?: number
  /** A row lock to take until the transaction ends. */
  lock?: Prisma.Sql
}

type AssignmentRow = Omit<
  AssignmentView,
  "effective_status" | "grading_scale_id" | "student" | "subject" | "grade" | "feedback" | Moments | Days
> &
  Record<Moments, Date> &
  Record<Days, Day> & {
    first_name: string
    last_name: string
    grade_level: GradeLevel
    color: string
    subject_id: string
    subject_name: string
    subject_color: string
    subject_icon: string
    scale: unknown
  } & (GradeColumns | { grade_id: null })
type Moments = "created_at" | "updated_at"
type Days = "assigned_date" | "due_date"
type GradeColumns = {
  grade_id: string
  points_earned: number
  percentage: number | null
  feedback: string | null
  grade_version: number
  grade_created_at: Date
  grade_updated_at: Date
}

/**
 * The assignments that the caller may see, with child, subject and grade, in one statement. Every list of work waits for it,
 * and the client would take more than twice as long (docs/performance.md).
 */
export async function selectAssignments(
  scope: Scope,
  { where = [], order, limit, lock = Prisma.empty }: SelectOptions,
): Promise<AssignmentView[]> {
  const { db, family_id } = scope
  const rows = await db.$queryRaw<AssignmentRow[]>`
    SELECT a.id, a.lesson_id, a.curriculum_id, a.student_id, a.title, a.description, a.instructions,
      a.points_possible::float8, a.type::text, a.status::text, a.assigned_date::text, a.due_date::text, a.submission_url,
      a.needs_answer, a.extra_credit, a.version, a.created_at, a.updated_at,
      st.first_name, st.last_name, st.grade_level, st.color,
      su.id AS subject_id, su.name AS subject_name, su.color AS subject_color, su.icon AS subject_icon,
      g.id AS grade_id, g.points_earned::float8, g.percentage::float8, g.feedback,
      g.version AS grade_version, g.created_at AS grade_created_at, g.updated_at AS grade_updated_at,
      ${courseScale(family_id)} AS scale
    FROM (
      SELECT * FROM assignment a
      WHERE ${allOf(visibleRows(scope), where)}
      ORDER BY ${order} ${limitTo(limit)}
    ) a
    JOIN student st ON st.family_id = ${family_id}::uuid AND st.id = a.student_id
    JOIN curriculum c ON c.family_id = ${family_id}::uuid AND c.id = a.curriculum_id
    JOIN subject su ON su.family_id = ${family_id}::uuid AND su.id = c.subject_id
    LEFT JOIN grade g ON g.family_id = ${family_id}::uuid AND g.student_id = a.student_id AND g.assignment_id = a.id
    ORDER BY ${order} ${lock}`
  return rows.map((row) => toAssignmentView(row, scope))
}

function toAssignmentView(row: AssignmentRow, { actor, today }: Scope): AssignmentView {
  const scale = readScale(row.scale)
  const { student_id, first_name, last_name, grade_level, color, due_date, assigned_date } = row
  return {
    id: row.id,
    lesson_id: row.lesson_id,
    curriculum_id: row.curriculum_id,
    student_id,
    title: row.title,
    description: row.description,
    instructions: row.instructions,
    points_possible: row.points_possible,
    type: row.type,
    status: row.status,
    effective_status: effectiveStatus(row.status, due_date, today),
    assigned_date: dayToMidnight(assigned_date),
    due_date: dayToMidnight(due_date),
    submission_url: row.submission_url,
    needs_answer: row.needs_answer,
    extra_credit: row.extra_credit,
    grading_scale_id: scale.id,
    student: { id: student_id, first_name, last_name, grade_level, color },
    subject: { id: row.subject_id, name: row.subject_name, color: row.subject_color, icon: row.subject_icon },
    grade: row.grade_id === null || !actor.sees_grades ? null : toGrade(row, row.points_possible, scale),
    feedback: row.grade_id === null || !isGraded(row.status) ? null : row.feedback,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function toGrade(row: GradeColumns, possible: number, scale: GradingScale): AssignmentView["grade"] {
  return {
    id: row.grade_id,
    points_earned: row.points_earned,
    percentage: row.percentage,
    letter_grade: letterOn(scale, { earned: row.points_earned, possible }),
    feedback: row.feedback,
    version: row.grade_version,
    created_at: row.grade_created_at.toISOString(),
    updated_at: row.grade_updated_at.toISOString(),
  }
}
