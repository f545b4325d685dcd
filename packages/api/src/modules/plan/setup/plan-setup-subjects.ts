import { v7 } from "uuid"
import type { Scope } from "../../../request/scope.ts"
import { matchingSubject, subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import { subjectSelect, type PlannedSubject } from "../course-plan/plan-subjects.ts"
import { lookBeside } from "@hearthbook/core/appearance/subject-style"
import type { SetupStudent } from "./plan-setup-students.ts"
import type { SetupInput } from "./setup.schema.ts"

/** The subjects of each student of a set-up, in the order given. New ones are not saved yet. */
export type SetupSubjects = {
  /** For each student, in their order. */
  of_students: PlannedSubject[][]
  made: PlannedSubject[]
}

/**
 * Finds or makes the subjects: the one of the student's course of that name in the year, else one of all grades for siblings who
 * learn it together, else one of the student's grade. A new subject looks as its name suggests, and unlike the subjects beside it.
 * Two statements.
 */
export async function planSetupSubjects(
  scope: Scope,
  input: SetupInput,
  students: SetupStudent[],
): Promise<SetupSubjects> {
  const { db, family_id } = scope
  const stored = await db.subject.findMany({ where: { family_id }, select: subjectSelect, orderBy: { id: "asc" } })
  const taught = await loadTaught(scope, input, students)
  const made = new Map<string, PlannedSubject>()
  const looks = new Map(stored.map(({ name, color, icon }) => [subjectKey(name), { color, icon }]))
  const make = (name: string, grade_level: string | null): PlannedSubject => {
    const key = subjectKey(name)
    const known = made.get(`${grade_level} ${key}`)
    if (known) return known
    const look =
      looks.get(key) ??
      lookBeside(
        name,
        [...looks.values()].map(({ color }) => color),
      )
    looks.set(key, look)
    const subject = { id: v7(), name, grade_level, ...look, is_new: true }
    made.set(`${grade_level} ${key}`, subject)
    return subject
  }
  const together = namesTogether(input)
  const of_students = input.students.map(({ subjects }, index) =>
    subjects.map(({ name, is_together }) => {
      const own = taught.get(`${students[index]?.id} ${subjectKey(name)}`)
      if (own) return { ...own, is_new: false }
      const grade_level = is_together && together.has(subjectKey(name)) ? null : (students[index]?.grade_level ?? null)
      const match = grade_level
        ? matchingSubject(stored, { id: "", name, grade_level: "", color: "", icon: "" }, grade_level)
        : stored.find((subject) => subject.grade_level === null && subjectKey(subject.name) === subjectKey(name))
      return match ? { ...match, is_new: false } : make(name, grade_level)
    }),
  )
  return { of_students, made: [...made.values()] }
}

/** The subjects of the students' courses in the school year, by student and name. */
async function loadTaught(
  { db, family_id }: Scope,
  { school_year }: SetupInput,
  students: SetupStudent[],
): Promise<Map<string, Omit<PlannedSubject, "is_new">>> {
  const student_id = { in: students.filter(({ is_new }) => !is_new).map(({ id }) => id) }
  const courses = await db.curriculum.findMany({
    where: { family_id, student_id, academic_year: school_year.academic_year },
    select: { student_id: true, subject: { select: subjectSelect } },
    orderBy: { id: "asc" },
  })
  return new Map(courses.map((course) => [`${course.student_id} ${subjectKey(course.subject.name)}`, course.subject]))
}

/** The names of what at least two students learn together. */
function namesTogether({ students }: SetupInput): Set<string> {
  const keys = students.flatMap(({ subjects }) =>
    subjects.filter(({ is_together }) => is_together).map(({ name }) => subjectKey(name)),
  )
  return new Set(keys.filter((key, index) => keys.indexOf(key) !== index))
}
