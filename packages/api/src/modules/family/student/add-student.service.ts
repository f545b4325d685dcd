import type { Scope } from "../../../request/scope.ts"
import { academicYearOf } from "@hearthbook/core/time/academic-year"
import { foldText } from "@hearthbook/core/names/search-text"
import { lockFamily } from "../family/lock-family.ts"
import { subjectLook } from "@hearthbook/core/appearance/subject-style"
import { visibleTo as visibleSubjects } from "../subject/subject.policy.ts"
import { createSubject } from "../subject/subject.service.ts"
import type { StudentDraft, StudentView } from "./student.schema.ts"
import { createStudent, getStudent } from "./student.service.ts"

/** Adds a child, with its first subject and a curriculum for this year if one is named, all or none. */
export async function addStudent(scope: Scope, draft: StudentDraft): Promise<StudentView> {
  const { first_subject, ...child } = draft
  // Locks the family, so that siblings added at the same moment get different colors and share a new subject.
  await lockFamily(scope)
  const student = await createStudent(scope, child)
  if (!first_subject) return student
  const subject_id = await findOrMakeSubject(scope, first_subject, student.grade_level)
  const { db, family_id, today, calendar } = scope
  const academic_year = academicYearOf(today, calendar.year_start)
  await db.curriculum.create({
    data: { family_id, student_id: student.id, subject_id, academic_year, grade_level: student.grade_level },
    select: { id: true },
  })
  return getStudent(scope, student.id)
}

/** Returns an existing subject of this grade level, or of all grades, whose folded name is the same, or creates one. */
async function findOrMakeSubject(scope: Scope, name: string, grade_level: StudentView["grade_level"]): Promise<string> {
  const subjects = await scope.db.subject.findMany({
    where: { AND: [visibleSubjects(scope), { OR: [{ grade_level }, { grade_level: null }] }] },
    select: { id: true, name: true },
    // NULL sorts last, so a subject of the grade comes first.
    orderBy: [{ grade_level: "asc" }, { id: "asc" }],
  })
  const there = subjects.find((subject) => foldText(subject.name) === foldText(name))
  if (there) return there.id
  return (await createSubject(scope, { name: name, grade_level, ...subjectLook(name) })).id
}
