import { requiredText } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import type { Day } from "@hearthbook/core/time/days"
import type { ReadRow } from "../table/read-rows.ts"
import type { ImportRowView } from "../import.schema.ts"
import type { PlannedSubject } from "../../../plan/course-plan/plan-subjects.ts"
import type { CoursePlan, PlannedCourse } from "./course-plan.ts"
import { textOf, type IssueMaker } from "./validated-row.ts"
import { findPerson, type People, type Person } from "./people.ts"

/** The student, course, subject and day of rows that name none themselves. */
export type Defaults = {
  student: Person | null
  course: PlannedCourse | null
  subject: PlannedSubject | null
  date: Day | null
}

export type RowContext = {
  rows: ReadRow[]
  people: People
  plan: CoursePlan
  defaults: Defaults
  issueAt: IssueMaker
}

/** The rows of an import with their status, and what writes them. */
export type Judgement = { rows: ImportRowView[]; write: () => Promise<void> }

type Found<Value> = Value | { field: string; message: string }

/** True if something was found, and is no reason why not. */
export function isFound<Value extends object>(found: Found<Value>): found is Value {
  return !("message" in found)
}

/** The student of a row: the one it names, else the default, else the family's only one. */
export function studentOf({ people, defaults }: RowContext, read: ReadRow): Found<Person> {
  const name = textOf(read.values, "student")
  if (name === null) {
    const usual = defaults.student ?? (people.all.length === 1 ? people.all[0] : null)
    return usual ?? { field: "student", message: "Student is required." }
  }
  const person = findPerson(people, name)
  return "message" in person ? { field: "student", message: person.message } : person
}

/** The course of a row: the student's of the subject it names, in the year of its day. A chosen course takes every row. */
export function courseOf(context: RowContext, read: ReadRow, day: Day | null): Found<PlannedCourse> {
  const { plan, defaults } = context
  if (defaults.course) {
    const isNamed = textOf(read.values, "student") !== null
    const student = isNamed ? studentOf(context, read) : null
    if (student && !isFound(student)) return student
    if (student && student.id !== defaults.course.student_id)
      return { field: "student", message: "The chosen course is another student's." }
    return defaults.course
  }
  const student = studentOf(context, read)
  if (!isFound(student)) return student
  const name = textOf(read.values, "subject") ?? defaults.subject?.name ?? ""
  const subject = subjectOf(context, name, student.grade_level)
  return isFound(subject) ? plan.courseFor(student, subject, day) : subject
}

const subjectName = requiredText("Subject", limits.name)

/** The subject of a name at a grade level, or for all grades; without a level, the first of that name. */
export function subjectOf({ plan }: RowContext, name: string, grade_level: string | null): Found<PlannedSubject> {
  const checked = subjectName.safeParse(name)
  if (checked.success) return plan.subjects.named(checked.data, grade_level)
  return { field: "subject", message: checked.error.issues[0]?.message ?? "Subject is required." }
}
