import {
  createAssignment,
  createCurriculum,
  createLesson,
  createStudent,
  createSubject,
} from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { openTestApi } from "../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)
const { parent, family_id } = await api.openFamily()

const pair = async (grade_level: string) => ({
  student: await createStudent(api.db, { family_id, grade_level }),
  subject: await createSubject(api.db, { family_id, grade_level }),
})

test("is for the current year and the full year by default", { tags: ["planning.curriculum-defaults"] }, async () => {
  const { student, subject } = await pair("4")
  const made = await parent.curriculum.create({ student_id: student.id, subject_id: subject.id })
  expect(made).toMatchObject({
    academic_year: "2026-2027",
    semester: "full_year",
    provider: null,
    student: { id: student.id },
    subject: { id: subject.id },
    assignment_count: 0,
    graded_count: 0,
  })
})

test(
  "a subject of another grade level is refused at its field",
  { tags: ["planning.curriculum-subjects"] },
  async () => {
    const fourth = await pair("4")
    const ninth = await pair("9")
    const wrong = parent.curriculum.create({ student_id: fourth.student.id, subject_id: ninth.subject.id })
    await expect(wrong).rejects.toMatchObject({
      code: "BAD_REQUEST",
      cause: { details: { issues: [{ field: "subject_id" }] } },
    })

    const made = await parent.curriculum.create({ student_id: fourth.student.id, subject_id: fourth.subject.id })
    await expect(parent.curriculum.update({ id: made.id, subject_id: ninth.subject.id })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    })
    await expect(parent.curriculum.update({ id: made.id, student_id: ninth.student.id })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    })
  },
)

test("a subject of all grades fits every child", { tags: ["planning.subject-all-grades"] }, async () => {
  const { id: subject_id, grade_level } = await parent.subjects.create({ name: "Chess", grade_level: null })
  expect(grade_level).toBeNull()
  for (const level of ["K", "4", "12"]) {
    const student = await createStudent(api.db, { family_id, grade_level: level })
    const made = await parent.curriculum.create({ student_id: student.id, subject_id })
    expect(made.subject).toMatchObject({ id: subject_id, name: "Chess" })
  }
  expect(await parent.subjects.update({ id: subject_id, grade_level: "4" })).toMatchObject({ grade_level: "4" })
  expect(await parent.subjects.update({ id: subject_id, name: "Go" })).toMatchObject({ grade_level: "4" })
})

test("a child who has moved up a grade can still edit its curricula", async () => {
  const { student, subject } = await pair("4")
  const made = await parent.curriculum.create({ student_id: student.id, subject_id: subject.id })
  await parent.students.update({ id: student.id, grade_level: "5" })
  expect(await parent.curriculum.update({ id: made.id, goals: "Long division" })).toMatchObject({
    goals: "Long division",
  })
})

test.each([
  ["an assignment", createAssignment],
  ["a lesson", createLesson],
])("with %s it stays with its student", async (_, create) => {
  const { student, subject } = await pair("4")
  const sibling = await createStudent(api.db, { family_id, grade_level: "4" })
  const { id } = await createCurriculum(api.db, { family_id, student_id: student.id, subject_id: subject.id })
  expect(await parent.curriculum.update({ id, student_id: sibling.id })).toMatchObject({ student_id: sibling.id })
  await create(api.db, { family_id, curriculum_id: id })
  await expect(parent.curriculum.update({ id, student_id: student.id })).rejects.toMatchObject({ code: "CONFLICT" })
})

test.each(["2024-2026", "2026", "26-27", "2027-2026"])("refuses %s as an academic year", async (academic_year) => {
  const { student, subject } = await pair("4")
  const wrong = parent.curriculum.create({ student_id: student.id, subject_id: subject.id, academic_year })
  await expect(wrong).rejects.toMatchObject({ code: "BAD_REQUEST" })
})

test("is filtered by student and by subject, with its progress", async () => {
  const one = await createCurriculum(api.db, { family_id })
  await createAssignment(api.db, { family_id, curriculum_id: one.id, status: "graded" })
  await createAssignment(api.db, { family_id, curriculum_id: one.id })
  const found = await parent.curriculum.list({ student_id: one.student_id })
  expect(found).toMatchObject([{ id: one.id, assignment_count: 2, graded_count: 1 }])
  expect(await parent.curriculum.list({ subject_id: one.subject_id })).toEqual(found)
  expect(
    await parent.curriculum.list({ student_id: one.student_id, subject_id: (await pair("4")).subject.id }),
  ).toEqual([])
})

test("is deleted with its assignments and lessons", async () => {
  const { id } = await createCurriculum(api.db, { family_id })
  await createAssignment(api.db, { family_id, curriculum_id: id })
  await createLesson(api.db, { family_id, curriculum_id: id })
  expect(await parent.curriculum.byId({ id })).toMatchObject({ assignment_count: 1, lesson_count: 1 })
  await parent.curriculum.delete({ id })
  const where = { curriculum_id: id }
  expect([await api.db.assignment.count({ where }), await api.db.lesson.count({ where })]).toEqual([0, 0])
})
