import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { firstCopyDay } from "@hearthbook/core/planning/copy/copy-lessons"
import { loadSources, type SourceCourse } from "../copy/load-sources.ts"
import { planCopies, type Copy } from "../copy/plan-copies.ts"
import type { PlannedCourse } from "../copy/plan-course.ts"
import { joinAgain } from "./restore-together.ts"
import { planSubjects, type PlannedSubject, type SubjectPlan } from "../course-plan/plan-subjects.ts"
import { pairOf } from "../course-plan/load-courses.ts"
import { shortNameOf } from "../../../identity/student-names.ts"
import { loadStudents } from "../../family/student/load-students.ts"
import type { StudentSummary } from "../../family/student/student.schema.ts"
import { loadYearClasses, planClasses, recurrencesOf, type ClassPlan, type YearClass } from "./plan-classes.ts"
import { withYear, type PlannedYear } from "./plan-year.ts"
import type { RollOverInput } from "./roll-over.schema.ts"

/** The students in their new grade levels, with their courses, classes and the subjects that are made. Not saved yet. */
export type NextYear = {
  students: StudentSummary[]
  courses: PlannedCourse[]
  classes: ClassPlan
  subjects: PlannedSubject[]
}

/** Lessons come with their resources. Their assignments belong to the old year. */
const parts = { lessons: true, assignments: false, resources: true }

/**
 * Plans the courses and classes of a new year. Eleven statements, whatever the number of courses and lessons.
 * VALIDATION_ERROR at `students.<index>.curriculum_ids` for a course of another student.
 */
export async function planNextYear(
  scope: Scope,
  input: RollOverInput,
  { students, year }: { students: StudentSummary[]; year: PlannedYear },
): Promise<NextYear> {
  const ids = input.students.flatMap(({ curriculum_ids }) => curriculum_ids)
  const { sources, calendar } = await loadSources(scope, ids, parts)
  await refuseMismatch(scope, input, { students, sources })
  const subjects = await planSubjects(scope)
  const choices = chooseSubjects(input, students, sources, subjects)
  const classes = await planYearClasses(scope, input, { students, year, choices, subjects })
  const courses = await planCopies(scope, choices, {
    academic_year: year.academic_year,
    start: firstCopyDay(year, scope.today),
    calendar: { years: withYear(calendar.years, year), events: calendar.events },
    classes: recurrencesOf(classes.held),
    field: "students",
  })
  return { students, courses, classes, subjects: subjects.made() }
}

/** The students in their new grade levels. One statement. NOT_FOUND if the family does not have one of them. */
export async function loadNewLevels(scope: Scope, input: RollOverInput): Promise<StudentSummary[]> {
  const levels = new Map(input.students.map(({ student_id, grade_level }) => [student_id, grade_level]))
  const students = await loadStudents(scope, [...levels.keys()])
  return students.map((student) => ({ ...student, grade_level: levels.get(student.id) ?? student.grade_level }))
}

async function refuseMismatch(
  scope: Scope,
  input: RollOverInput,
  { students, sources }: { students: StudentSummary[]; sources: Map<string, SourceCourse> },
): Promise<void> {
  for (const [index, { student_id, curriculum_ids }] of input.students.entries()) {
    const other = curriculum_ids.map((id) => sources.get(id)).find((source) => source?.student_id !== student_id)
    if (!other) continue
    const student = students[index]
    const name = student ? await shortNameOf(scope, student) : "the student"
    throw fieldError(`students.${index}.curriculum_ids`, `${other.name} is not a course of ${name}.`)
  }
}

function chooseSubjects(
  input: RollOverInput,
  students: StudentSummary[],
  sources: Map<string, SourceCourse>,
  subjects: SubjectPlan,
): Copy[] {
  const together = joinAgain([...sources.values()])
  return input.students.flatMap(({ curriculum_ids }, index) =>
    curriculum_ids.flatMap((id) => {
      const [student, source] = [students[index], sources.get(id)]
      if (!student || !source) return []
      return [{ student, source, subject: subjects.continued(source.subject, student.grade_level), together }]
    }),
  )
}

type ClassFacts = { students: StudentSummary[]; year: PlannedYear; choices: Copy[]; subjects: SubjectPlan }

/** A class of a chosen course goes on in the course's new subject. One of a course that was not chosen is not taken any more. */
async function planYearClasses(
  scope: Scope,
  { schedule = true }: RollOverInput,
  { students, year, choices, subjects }: ClassFacts,
): Promise<ClassPlan> {
  const levels = new Map(students.map(({ id, grade_level }) => [id, grade_level]))
  const held = await loadYearClasses(scope, [...levels.keys()])
  if (!schedule) return { ended: [], added: [], held }
  const goingOn = new Map(choices.map(({ source, subject }) => [pairOf(source), subject]))
  const taken = new Set(await loadPairs(scope, [...levels.keys()], year.from.academic_year))
  const nextSubjectOf = (entry: YearClass) => {
    const pair = pairOf(entry)
    if (taken.has(pair)) return goingOn.get(pair) ?? null
    return goingOn.get(pair) ?? subjects.continued(entry.subject, levels.get(entry.student_id) ?? "")
  }
  return planClasses(held, year.from, year, nextSubjectOf)
}

/** The students and subjects of the courses of a year. One statement. */
async function loadPairs({ db, family_id }: Scope, student_ids: string[], academic_year: string): Promise<string[]> {
  const rows = await db.curriculum.findMany({
    where: { family_id, student_id: { in: student_ids }, academic_year },
    select: { student_id: true, subject_id: true },
  })
  return rows.map(pairOf)
}
