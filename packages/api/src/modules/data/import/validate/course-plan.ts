import { v7 } from "uuid"
import type { Scope } from "../../../../request/scope.ts"
import type { CourseMode } from "@hearthbook/core/planning/forecast"
import { academicYearOf } from "@hearthbook/core/time/academic-year"
import type { Day } from "@hearthbook/core/time/days"
import { planSubjects, type PlannedSubject, type SubjectPlan } from "../../../plan/course-plan/plan-subjects.ts"
import type { PlannedRows } from "../../../plan/course-plan/save-plan.ts"
import { visibleTo as visibleCourses } from "../../../plan/curriculum/curriculum.policy.ts"

export type PlannedCourse = {
  id: string
  student_id: string
  subject_id: string
  academic_year: string
  grade_level: string
  mode: CourseMode
  is_new: boolean
}

type Student = { id: string; grade_level: string }

/** The subjects and courses that the rows of a table belong to. What is missing is planned, and saved if it is needed. */
export type CoursePlan = {
  subjects: SubjectPlan
  /** The student's course of a subject in the academic year of a day, or of today. */
  courseFor: (student: Student, subject: PlannedSubject, day: Day | null) => PlannedCourse
  course: (id: string) => PlannedCourse | null
  /** Those of these that are new, and the new subjects of the courses. */
  newRows: (ids: { subjects?: string[]; courses?: string[] }) => PlannedRows
}

const courseSelect = {
  id: true,
  student_id: true,
  subject_id: true,
  academic_year: true,
  grade_level: true,
  mode: true,
} as const

/** Reads the family's subjects and courses. Two statements. */
export async function loadCoursePlan(scope: Scope): Promise<CoursePlan> {
  const { db, today, calendar } = scope
  const order = { id: "asc" } as const
  const subjects = await planSubjects(scope)
  const courseRows = await db.curriculum.findMany({
    where: visibleCourses(scope),
    select: courseSelect,
    orderBy: order,
  })
  const courseById = new Map(courseRows.map((row): [string, PlannedCourse] => [row.id, { ...row, is_new: false }]))
  const courseByKey = new Map<string, PlannedCourse>()
  for (const course of courseById.values()) {
    const key = courseKey(course)
    if (!courseByKey.has(key)) courseByKey.set(key, course)
  }

  const courseFor = (student: Student, subject: PlannedSubject, day: Day | null) => {
    const academic_year = academicYearOf(day ?? today, calendar.year_start)
    const ids = { student_id: student.id, subject_id: subject.id, academic_year }
    const known = courseByKey.get(courseKey(ids))
    if (known) return known
    const { grade_level } = student
    const course: PlannedCourse = { id: v7(), ...ids, grade_level, mode: "dated", is_new: true }
    courseByKey.set(courseKey(ids), course)
    courseById.set(course.id, course)
    return course
  }
  const newRows: CoursePlan["newRows"] = ({ subjects: subject_ids = [], courses: course_ids = [] }) => {
    const wanted = new Set(course_ids)
    const courses = [...courseById.values()].filter(({ id, is_new }) => is_new && wanted.has(id))
    const needed = new Set([...subject_ids, ...courses.map(({ subject_id }) => subject_id)])
    return {
      subjects: subjects.made().filter(({ id }) => needed.has(id)),
      courses: courses.map(({ is_new: _new, ...course }) => course),
    }
  }
  return { subjects, courseFor, course: (id) => courseById.get(id) ?? null, newRows }
}

function courseKey({
  student_id,
  subject_id,
  academic_year,
}: Omit<PlannedCourse, "id" | "grade_level" | "mode" | "is_new">) {
  return `${student_id} ${subject_id} ${academic_year}`
}
