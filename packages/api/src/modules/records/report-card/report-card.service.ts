import { found } from "@hearthbook/core/errors/not-found"
import { gradeLevel, type GradeLevel } from "@hearthbook/core/fields/fields"
import type { Scope } from "../../../request/scope.ts"
import { reportCardLayout, reportCardMissing } from "@hearthbook/core/grading/report-card"
import { dateToDay, dayToDate, dayToMidnight, type Day } from "@hearthbook/core/time/days"
import { waitingStatuses } from "@hearthbook/core/work/assignment-status"
import { markStatus } from "../../../sql/status-conditions.ts"
import { courseResultSelect, resultFigures, type ResultTerm } from "../../work/course-result/course-result.select.ts"
import { loadFamilyScale } from "../../family/grading-scale/course-scale.ts"
import { loadGradedCourses } from "../../family/grading-scale/graded-courses.ts"
import { requireSchoolYear } from "../../family/school-year/school-year.service.ts"
import { readSchool } from "../school/school.service.ts"
import { visibleTo as visibleStudents } from "../../family/student/student.policy.ts"
import { studentSummarySelect, toStudentSummary } from "../../family/student/student.select.ts"
import type { ReportCardFilter, ReportCardView } from "./report-card.schema.ts"

/**
 * A student's report card for a school year or one of its terms: the result of each course, attendance, and what is missing. Nine
 * statements, whatever the number of courses. NOT_FOUND if the caller may not see the student, the year or the term.
 */
export async function readReportCard(scope: Scope, filter: ReportCardFilter): Promise<ReportCardView> {
  const { id: student_id, school_year_id, term_id } = filter
  const student = await readStudent(scope, student_id)
  const year = await requireSchoolYear(scope, school_year_id)
  const term = term_id === undefined ? null : found(year.terms.find(({ id }) => id === term_id) ?? null, "term")
  const courses = await readCourses(scope, { student_id, academic_year: year.academic_year, term })
  const grade_level = usualLevel(courses) ?? student.grade_level
  const school = await readSchool(scope)
  const { name, steps } = await loadFamilyScale(scope)
  return {
    student: { ...student, grade_level },
    school,
    academic_year: year.academic_year,
    term: term && { ...term, start_date: dayToMidnight(term.start_date), end_date: dayToMidnight(term.end_date) },
    layout: reportCardLayout(grade_level),
    courses: courses.map(({ view }) => view),
    attendance: await countAttendance(scope, student_id, term ?? year),
    scale: { name, steps },
    missing: reportCardMissing({
      school,
      grade_level,
      term_name: term?.name ?? null,
      courses: courses.map(({ view, scale, waiting }) => ({ ...view, scale, waiting })),
    }),
  }
}

async function readStudent(scope: Scope, id: string) {
  const select = { ...studentSummarySelect, legal_name: true, date_of_birth: true }
  const row = found(await scope.db.student.findFirst({ where: { id, AND: visibleStudents(scope) }, select }), "student")
  const { legal_name, date_of_birth, ...summary } = row
  return { ...toStudentSummary(summary), legal_name, date_of_birth: dayToMidnight(dateToDay(date_of_birth)) }
}

type Which = { student_id: string; academic_year: string; term: ResultTerm | null }

async function readCourses(scope: Scope, { student_id, academic_year, term }: Which) {
  const { db, family_id } = scope
  const due_date = term ? { gte: dayToDate(term.start_date), lte: dayToDate(term.end_date) } : {}
  const rows = await db.curriculum.findMany({
    where: { family_id, student_id, academic_year },
    select: {
      id: true,
      grade_level: true,
      level: true,
      credits: true,
      course_title: true,
      subject: { select: { name: true } },
      results: { select: courseResultSelect, where: { term_id: term?.id ?? null } },
      _count: { select: { assignments: { where: { status: { in: waitingStatuses }, due_date } } } },
    },
    orderBy: [{ subject: { name: "asc" } }, { id: "asc" }],
  })
  const ids = rows.map(({ id }) => id)
  const graded = await loadGradedCourses(scope, ids, { each: true })
  return rows.map((row) => {
    const [saved] = row.results
    const course = found(graded.get(row.id) ?? null, "curriculum")
    const { scale, percent, letter, label, points, changed_since } = resultFigures(course, saved, term)
    const view = {
      curriculum_id: row.id,
      title: row.course_title ?? row.subject.name,
      level: row.level,
      grade_level: row.grade_level,
      percent,
      letter,
      label,
      points,
      effort: saved?.effort ?? null,
      comment: saved?.comment ?? null,
      credits: (saved?.credits ?? row.credits)?.toNumber() ?? null,
      is_final: Boolean(saved?.finalized_at),
      changed_since,
      scale: { name: scale.name, steps: scale.steps },
    }
    return { view, scale, waiting: row._count.assignments }
  })
}

/** The grade in which a student takes most of some courses; null without courses. */
function usualLevel(courses: { view: { grade_level: string } }[]): GradeLevel | null {
  const counts = new Map<string, number>()
  for (const { view } of courses) counts.set(view.grade_level, (counts.get(view.grade_level) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most ? gradeLevel.parse(most[0]) : null
}

type Period = { start_date: Day; end_date: Day }

async function countAttendance(
  { db, family_id, today }: Scope,
  student_id: string,
  { start_date, end_date }: Period,
): Promise<ReportCardView["attendance"]> {
  const [counts = null] = await db.$queryRaw<ReportCardView["attendance"][]>`
    SELECT
      coalesce(sum(fraction) FILTER (WHERE ${markStatus.wasThere()}), 0)::float8 AS days,
      count(*) FILTER (WHERE ${markStatus.wasThere()} AND fraction < 1)::int AS half_days,
      count(*) FILTER (WHERE ${markStatus.wasAbsent()})::int AS absent,
      count(*) FILTER (WHERE ${markStatus.wasExcused()})::int AS excused,
      count(*) FILTER (WHERE ${markStatus.wasLate()})::int AS late
    FROM attendance_record
    WHERE family_id = ${family_id}::uuid AND student_id = ${student_id}::uuid
      AND date BETWEEN ${start_date}::date AND least(${end_date}::date, ${today}::date)`
  return found(counts, "attendance")
}
