import { v7 } from "uuid"
import type { Scope } from "../../../../request/scope.ts"
import type { CourseMode } from "@hearthbook/core/planning/forecast"
import { subjectKey, subjectNamed } from "@hearthbook/core/planning/copy/matching-subject"
import { lookAmong } from "@hearthbook/core/planning/setup/new-subject"
import { academicYearOf } from "@hearthbook/core/time/academic-year"
import type { Day } from "@hearthbook/core/time/days"
import { visibleTo as visibleCourses } from "../../../plan/curriculum/curriculum.policy.ts"
import { visibleTo as visibleSubjects } from "../../../family/subject/subject.policy.ts"

export type PlannedSubject = {
  id: string
  name: string
  grade_level: string | null
  color: string
  icon: string
  is_new: boolean
}

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
  /** The subject of a name at a grade level or for all grades. Without a level, the first of that name. */
  subjectFor: (name: string, grade_level: string | null) => PlannedSubject
  /** The student's course of a subject in the academic year of a day, or of today. */
  courseFor: (student: Student, subject: PlannedSubject, day: Day | null) => PlannedCourse
  subject: (id: string) => PlannedSubject | null
  course: (id: string) => PlannedCourse | null
  /** Saves those of these that are new: two statements at most. */
  save: (ids: { subjects?: string[]; courses?: string[] }) => Promise<void>
}

const subjectSelect = { id: true, name: true, grade_level: true, color: true, icon: true } as const
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
  const { db, family_id, today, calendar } = scope
  const order = { id: "asc" } as const
  const subjectRows = await db.subject.findMany({
    where: visibleSubjects(scope),
    select: subjectSelect,
    orderBy: order,
  })
  const courseRows = await db.curriculum.findMany({
    where: visibleCourses(scope),
    select: courseSelect,
    orderBy: order,
  })
  const subjects: PlannedSubject[] = subjectRows.map((row) => ({ ...row, is_new: false }))
  const subjectById = new Map(subjects.map((subject) => [subject.id, subject]))
  const courseById = new Map(courseRows.map((row): [string, PlannedCourse] => [row.id, { ...row, is_new: false }]))
  const courseByKey = new Map<string, PlannedCourse>()
  for (const course of courseById.values()) {
    const key = courseKey(course)
    if (!courseByKey.has(key)) courseByKey.set(key, course)
  }
  const subjectByKey = new Map<string, PlannedSubject>()

  const findSubject = (name: string, grade_level: string | null) => {
    if (grade_level !== null) return subjectNamed(subjects, name, grade_level)
    const named = subjects.filter((subject) => subjectKey(subject.name) === subjectKey(name))
    return named.find((subject) => subject.grade_level === null) ?? named[0] ?? null
  }
  const subjectFor = (name: string, grade_level: string | null) => {
    const key = `${grade_level ?? ""} ${subjectKey(name)}`
    const known = subjectByKey.get(key)
    if (known) return known
    const found = findSubject(name, grade_level)
    const subject = found ?? { id: v7(), name, grade_level, ...lookAmong(name, subjects), is_new: true }
    if (!found) subjects.push(subject)
    subjectById.set(subject.id, subject)
    subjectByKey.set(key, subject)
    return subject
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
  const save: CoursePlan["save"] = async (ids) => {
    const courses = newOnes(courseById, ids.courses ?? [])
    const asked = [...(ids.subjects ?? []), ...courses.map(({ subject_id }) => subject_id)]
    const made = newOnes(subjectById, asked)
    if (made.length > 0) {
      const data = made.map(({ id, name, grade_level, color, icon }) => ({
        id,
        name,
        grade_level,
        color,
        icon,
        family_id,
      }))
      await db.subject.createMany({ data })
    }
    if (courses.length > 0) {
      const data = courses.map(({ mode: _mode, is_new: _new, ...course }) => ({ ...course, family_id }))
      await db.curriculum.createMany({ data })
    }
  }
  return {
    subjectFor,
    courseFor,
    subject: (id) => subjectById.get(id) ?? null,
    course: (id) => courseById.get(id) ?? null,
    save,
  }
}

function courseKey({
  student_id,
  subject_id,
  academic_year,
}: Omit<PlannedCourse, "id" | "grade_level" | "mode" | "is_new">) {
  return `${student_id} ${subject_id} ${academic_year}`
}

function newOnes<Planned extends { is_new: boolean }>(all: Map<string, Planned>, ids: string[]): Planned[] {
  return [...new Set(ids)].flatMap((id) => {
    const planned = all.get(id)
    return planned?.is_new ? [planned] : []
  })
}
