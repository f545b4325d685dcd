import { Prisma } from "@hearthbook/db"
import type { PlannedSubject } from "../course-plan/plan-subjects.ts"
import type { NewCourse, PlannedRows } from "../course-plan/save-plan.ts"
import type { PlannedCourse } from "./plan-course.ts"

/** The rows of planned courses, with their lessons, resources and assignments, and of the subjects that are made for them. */
export function copiedRows(courses: PlannedCourse[], subjects: PlannedSubject[]): PlannedRows {
  return {
    subjects,
    courses: courses.map(toColumns),
    lessons: courses.flatMap((course) => course.lessons),
    links: courses.flatMap((course) => course.links),
    assignments: courses.flatMap((course) => course.assignments),
  }
}

/** The columns of a course. Its first and last day are those of its semester. */
function toColumns({ id, source, student, subject, academic_year }: PlannedCourse): NewCourse {
  const { provider_id, semester, meeting_days, minutes_per_lesson, mode, goals, notes } = source
  const pace = { semester, meeting_days, minutes_per_lesson, mode }
  const of = { student_id: student.id, subject_id: subject.id, academic_year, grade_level: student.grade_level }
  return { id, ...of, provider_id, ...pace, goals, notes, ...gradingOf(source) }
}

function gradingOf(source: PlannedCourse["source"]) {
  const { grading_scale_id, builtin_scale, weights, drop_lowest, level, credits } = source
  const { course_title, description, texts } = source
  return {
    grading_scale_id,
    builtin_scale,
    weights: weights ?? Prisma.DbNull,
    drop_lowest: drop_lowest ?? Prisma.DbNull,
    level,
    credits,
    course_title,
    description,
    texts,
  }
}
