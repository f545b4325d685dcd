import { Prisma } from "@hearthbook/db"
import { gradeLevel } from "@hearthbook/core/fields/fields"
import { attendanceRate, type MarkCounts } from "@hearthbook/core/attendance/attendance"
import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import { keyset } from "../../../sql/keyset.ts"
import { allOf, limitTo, type Condition } from "../../../sql/statement.ts"
import { loadSchoolCalendar } from "../school-calendar/load-school-calendar.ts"
import { markCounts } from "../statistics/mark-counts.ts"
import { subjectSums, toSubjectSums, type SubjectRow } from "../statistics/subject-sums.ts"
import { visibleRows } from "./student.policy.ts"
import { storedTestScores, type StudentSummary, type StudentView, type TestScoreView } from "./student.schema.ts"

export const studentSummarySelect = {
  id: true,
  first_name: true,
  last_name: true,
  grade_level: true,
  color: true,
} satisfies Prisma.studentSelect

export function toStudentSummary(
  row: Prisma.studentGetPayload<{ select: typeof studentSummarySelect }>,
): StudentSummary {
  const { id, first_name, last_name, color } = row
  return { id, first_name, last_name, color, grade_level: gradeLevel.parse(row.grade_level) }
}

type StudentRow = StudentSummary &
  Pick<StudentView, "version" | "sees_grades" | "has_login" | "curriculum_count" | "legal_name"> &
  StudentView["removes"] & {
    date_of_birth: Day
    graduation_date: Day | null
    test_scores: unknown
    created_at: Date
    updated_at: Date
    subjects: SubjectRow[]
    marks: Partial<MarkCounts> | null
  }

/** The order of every list of children. */
export const byFirstName = keyset("asc", [
  ["first_name", "text"],
  ["id", "uuid"],
])

/**
 * The children that the caller may see, by first name, with their figures. One statement reads the school days and one the rest,
 * because most pages wait for it.
 * `where` has further conditions for the children `a`.
 */
export async function selectStudents(scope: Scope, where: Condition[], limit?: number): Promise<StudentView[]> {
  const school = await loadSchoolCalendar(scope)
  const rows = await scope.db.$queryRaw<StudentRow[]>`
    WITH sums AS MATERIALIZED (${subjectSums(scope)}), marks AS MATERIALIZED (${markCounts(scope, school)})
    SELECT a.id, a.first_name, a.last_name, a.grade_level, a.color, a.date_of_birth::text, a.legal_name,
      a.graduation_date::text, a.test_scores, a.sees_grades, a.version, a.created_at,
      a.updated_at,
      EXISTS (SELECT FROM "user" x WHERE ${belongsToChild}) AS has_login,
      (SELECT count(*)::int FROM curriculum x WHERE ${belongsToChild}) AS curriculum_count,
      (SELECT count(*)::int FROM lesson x WHERE ${belongsToChild}) AS lessons,
      (SELECT count(*)::int FROM attendance_record x WHERE ${belongsToChild}) AS attendance_records,
      (SELECT count(*)::int FROM schedule_entry x WHERE ${belongsToChild}) AS schedule_entries,
      (SELECT count(*)::int FROM event x WHERE ${belongsToChild}) AS events,
      (SELECT count(*)::int FROM submission x WHERE ${belongsToChild}) AS submissions,
      (SELECT coalesce(json_agg(to_json(s) ORDER BY s.name, s.id), '[]') FROM sums s WHERE s.student_id = a.id) AS subjects,
      (SELECT jsonb_object_agg(m.status, m.count) FROM marks m WHERE m.student_id = a.id) AS marks
    FROM student a
    WHERE ${allOf(visibleRows(scope), where)}
    ORDER BY ${byFirstName.order} ${limitTo(limit)}`
  return rows.map(toStudentView)
}

/** The children that the caller may see, by first name, without their figures. Raw SQL, because pages wait for it. */
export async function selectStudentNames(scope: Scope): Promise<StudentSummary[]> {
  return scope.db.$queryRaw`
    SELECT a.id, a.first_name, a.last_name, a.grade_level, a.color FROM student a
    WHERE ${visibleRows(scope)} ORDER BY ${byFirstName.order}`
}

const belongsToChild = Prisma.sql`x.family_id = a.family_id AND x.student_id = a.id`

const unmarked: MarkCounts = { present: 0, absent: 0, late: 0, excused: 0 }

/** The test scores of a student's column as clients read them. */
export function toTestScores(stored: unknown): TestScoreView[] {
  return storedTestScores
    .parse(stored)
    .map(({ taken_on, ...score }) => ({ ...score, taken_on: taken_on && dayToMidnight(taken_on) }))
}

function toStudentView(row: StudentRow): StudentView {
  const { date_of_birth, graduation_date, test_scores, created_at, updated_at, subjects, marks, ...rest } = row
  const { lessons, attendance_records, schedule_entries, events, submissions, ...student } = rest
  const sum = (count: (of: StudentRow["subjects"][number]) => number) =>
    subjects.reduce((total, of) => total + count(of), 0)
  return {
    ...student,
    date_of_birth: dayToMidnight(date_of_birth),
    graduation_date: graduation_date && dayToMidnight(graduation_date),
    test_scores: toTestScores(test_scores),
    assignment_count: sum((of) => of.assignment_count),
    graded_count: sum((of) => of.graded_count),
    attendance_rate: marks && attendanceRate({ ...unmarked, ...marks }),
    subjects: subjects.map(toSubjectAverage),
    removes: { lessons, attendance_records, schedule_entries, events, submissions },
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

function toSubjectAverage(row: SubjectRow) {
  const { subject, figures } = toSubjectSums(row)
  const { whole_percent: percent, shown_percent, letter: letter_grade } = figures
  return { subject, percent, shown_percent, letter_grade }
}
