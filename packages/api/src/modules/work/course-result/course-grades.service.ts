import type { Scope } from "../../../request/scope.ts"
import { courseGrade } from "@hearthbook/core/grading/course-grade"
import { academicYearOf } from "@hearthbook/core/time/academic-year"
import { readPage } from "../../../sql/paging.ts"
import { visibleTo as visibleCourses } from "../../plan/curriculum/curriculum.policy.ts"
import { loadGradedCourses } from "../../family/grading-scale/graded-courses.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { subjectSummarySelect } from "../../family/subject/subject.select.ts"
import type { CourseGradesFilter, CourseGradeSummary } from "./course-result.schema.ts"

const order = [{ subject: { name: "asc" as const } }, { id: "asc" as const }]
const select = {
  id: true,
  student_id: true,
  course_title: true,
  subject: { select: subjectSummarySelect },
} as const

/**
 * The courses of this academic year with their grades by today's work, by subject. Two statements, whatever their number. A child gets
 * its own, and none if its parents hide grades. NOT_FOUND for a student that the caller may not see.
 */
export async function listCourseGrades(
  scope: Scope,
  { student_id, ...page }: CourseGradesFilter,
): Promise<CourseGradeSummary[]> {
  const { db, actor, today, calendar } = scope
  if (student_id) await requireStudent(scope, student_id)
  if (!actor.sees_grades) return []
  const academic_year = academicYearOf(today, calendar.year_start)
  const rows = await readPage(page, {
    order,
    place: (id) => db.curriculum.findFirst({ where: { id, AND: visibleCourses(scope) }, select }),
    read: ({ take, after }) =>
      db.curriculum.findMany({
        where: { academic_year, student_id, AND: [visibleCourses(scope), after] },
        select,
        orderBy: order,
        take,
      }),
  })
  const graded = await loadGradedCourses(
    scope,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id: curriculum_id, student_id, course_title, subject }) => {
    const course = graded.get(curriculum_id)
    if (!course) return []
    const { percent, shown_percent, letter } = courseGrade(course)
    const title = course_title ?? subject.name
    return [{ curriculum_id, student_id, title, subject, percent, shown_percent, letter }]
  })
}
