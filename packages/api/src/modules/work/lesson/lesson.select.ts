import { Prisma } from "@hearthbook/db"
import { can } from "@hearthbook/core/permissions/permissions"
import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { Actor, Scope } from "../../../request/scope.ts"
import { keyset } from "../../../sql/keyset.ts"
import { allOf, limitTo, jsonOf, type Condition } from "../../../sql/statement.ts"
import { assignmentOnLesson } from "../assignment/assignment.schema.ts"
import { resourceSummary } from "../resource/resource.schema.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"
import { visibleRows } from "./lesson.policy.ts"
import type { LessonView } from "./lesson.schema.ts"

type Moments = "created_at" | "updated_at"
type LessonRow = Omit<LessonView, Moments | "planned_date" | "completed_on" | "completed_at" | "private_notes"> &
  Record<Moments, Date> & {
    planned_date: Day | null
    completed_on: Day | null
    completed_at: Date | null
    private_notes: string | null
  }

const byDay = keyset("asc", [
  ["planned_date", "date"],
  ["position", "int"],
  ["id", "uuid"],
])
const byPosition = keyset("asc", [
  ["position", "int"],
  ["id", "uuid"],
])

type Place = { planned_date: Date | null; position: number; id: string }

/** The order of every list of lessons. Lessons without a day come last. */
export const byDayAndPosition = {
  order: byDay.order,
  after: ({ planned_date, ...row }: Place): Prisma.Sql =>
    planned_date
      ? Prisma.sql`(${byDay.after({ planned_date, ...row })} OR a.planned_date IS NULL)`
      : Prisma.sql`(a.planned_date IS NULL AND ${byPosition.after(row)})`,
}

/**
 * The lessons that the caller may see, by day and then by their position in the curriculum, with child, subject, resources and
 * assignments, in one statement (docs/decisions/026). `where` has further conditions for the lessons `a`.
 */
export async function selectLessons(scope: Scope, where: Condition[], limit?: number): Promise<LessonView[]> {
  const { db, family_id } = scope
  const rows = await db.$queryRaw<LessonRow[]>`
    SELECT a.id, a.student_id, a.curriculum_id, a.title, a.planned_date::text, a.objectives, a.private_notes, a.position,
      a.status, a.minutes, a.minutes_spent, a.pinned, a.together_id, a.completed_on::text, a.completed_at, a.version, a.created_at, a.updated_at, ${jsonOf("st", studentSummary)} AS student,
      ${jsonOf("su", subjectSummary)} AS subject,
      (SELECT coalesce(jsonb_agg(${jsonOf("r", resourceSummary)} ORDER BY x.position), '[]')
        FROM lesson_resource x JOIN resource r ON r.family_id = ${family_id}::uuid AND r.id = x.resource_id
        WHERE x.family_id = ${family_id}::uuid AND x.lesson_id = a.id) AS resources,
      (SELECT coalesce(jsonb_agg(${jsonOf("w", assignmentOnLesson)} ORDER BY w.due_date, w.id), '[]')
        FROM assignment w
        WHERE w.family_id = ${family_id}::uuid AND w.student_id = a.student_id AND w.lesson_id = a.id) AS assignments,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'status', o.status, 'completed_at', o.completed_at,
          'student', ${jsonOf("s", studentSummary)}) ORDER BY s.created_at, s.id), '[]')
        FROM lesson o JOIN student s ON s.family_id = ${family_id}::uuid AND s.id = o.student_id
        WHERE o.family_id = ${family_id}::uuid AND o.together_id = a.together_id AND o.id <> a.id) AS together_with
    FROM (
      SELECT * FROM lesson a
      WHERE ${allOf(visibleRows(scope), where)}
      ORDER BY ${byDayAndPosition.order} ${limitTo(limit)}
    ) a
    JOIN student st ON st.family_id = ${family_id}::uuid AND st.id = a.student_id
    JOIN curriculum c ON c.family_id = ${family_id}::uuid AND c.id = a.curriculum_id
    JOIN subject su ON su.family_id = ${family_id}::uuid AND su.id = c.subject_id
    ORDER BY ${byDayAndPosition.order}`
  return rows.map((row) => toLessonView(row, scope.actor))
}

/** Private notes and what siblings do are only returned to adults. */
function toLessonView({ private_notes, ...row }: LessonRow, { role }: Actor): LessonView {
  const isAdult = can(role, "keep_records")
  return {
    ...row,
    ...(isAdult && { private_notes }),
    together_with: isAdult
      ? row.together_with.map((other) => ({
          ...other,
          completed_at: other.completed_at && new Date(other.completed_at).toISOString(),
        }))
      : [],
    planned_date: row.planned_date && dayToMidnight(row.planned_date),
    completed_on: row.completed_on && dayToMidnight(row.completed_on),
    completed_at: row.completed_at?.toISOString() ?? null,
    assignments: row.assignments.map((work) => ({ ...work, due_date: dayToMidnight(work.due_date) })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
