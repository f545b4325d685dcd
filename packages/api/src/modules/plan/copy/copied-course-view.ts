import type { Scope } from "../../../request/scope.ts"
import { daysSpanned } from "@hearthbook/core/planning/course-plan/lesson-span"
import { dayToMidnight } from "@hearthbook/core/time/days"
import type { CopiedCourse } from "./copy.schema.ts"
import type { PlannedCourse } from "./plan-course.ts"

/** The planned courses as in answers. In a preview, rows that would be made have no id. One statement. */
export async function toCopiedCourses(
  { db, family_id }: Scope,
  courses: PlannedCourse[],
  preview: boolean,
): Promise<CopiedCourse[]> {
  const others = await db.curriculum.findMany({
    where: {
      family_id,
      id: { notIn: courses.map(({ id }) => id) },
      OR: courses.map(({ student, subject, academic_year }) => ({
        student_id: student.id,
        subject_id: subject.id,
        academic_year,
      })),
    },
    select: { student_id: true, subject_id: true },
  })
  return courses.map((course) => {
    const isSame = (other: { student_id: string; subject_id: string }) =>
      other.student_id === course.student.id && other.subject_id === course.subject.id
    return toCopiedCourse(course, { preview, is_second: others.some(isSame) })
  })
}

type Facts = { preview: boolean; is_second: boolean }

function toCopiedCourse(course: PlannedCourse, { preview, is_second }: Facts): CopiedCourse {
  const { source, student, academic_year, lessons, links, assignments, beyond_end } = course
  const { id, name, color, icon, is_new } = course.subject
  const subject_id = preview && is_new ? null : id
  const span = daysSpanned(lessons)
  return {
    id: preview ? null : course.id,
    copied_from: source.id,
    student_id: student.id,
    subject_id,
    academic_year,
    semester: source.semester,
    mode: source.mode,
    student,
    subject: { id: subject_id, name, color, icon },
    subject_is_new: is_new,
    is_second,
    lesson_count: lessons.length,
    assignment_count: assignments.length,
    resource_count: new Set(links.map(({ resource_id }) => resource_id)).size,
    first_date: span && dayToMidnight(span.first),
    last_date: span && dayToMidnight(span.last),
    beyond_end,
  }
}
