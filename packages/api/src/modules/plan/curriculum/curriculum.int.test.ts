import {
  createAssignment,
  createCurriculum,
  createLesson,
  createStudent,
  createSubject,
} from "@hearthbook/db/testing/factories"
import { afterAll, describe, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"

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

test.each(["2024-2026", "20261", "26-27", "2027-2026"])("refuses %s as an academic year", async (academic_year) => {
  const { student, subject } = await pair("4")
  const wrong = parent.curriculum.create({ student_id: student.id, subject_id: subject.id, academic_year })
  await expect(wrong).rejects.toMatchObject({ code: "BAD_REQUEST" })
})

test("has its pace as given, and none by default", { tags: ["planning.curriculum-pace"] }, async () => {
  const { student, subject } = await pair("4")
  const ids = { student_id: student.id, subject_id: subject.id }
  const byDefault = await parent.curriculum.create(ids)
  const none = { meeting_days: null, minutes_per_lesson: null, mode: "dated", start_date: null, end_date: null }
  expect(byDefault).toMatchObject(none)
  const given = {
    meeting_days: ["friday" as const, "monday" as const],
    minutes_per_lesson: 45,
    start_date: "2026-09-01",
    end_date: "2027-05-28",
  }
  const made = await parent.curriculum.create({ ...ids, ...given, mode: "next" })
  const seen = {
    meeting_days: ["monday", "friday"],
    minutes_per_lesson: 45,
    mode: "next",
    start_date: "2026-09-01T00:00:00.000Z",
    end_date: "2027-05-28T00:00:00.000Z",
  }
  expect(made).toMatchObject(seen)
  expect(await parent.curriculum.update({ id: made.id, goals: "Fractions" })).toMatchObject(seen)
  const cleared = { id: made.id, meeting_days: null, minutes_per_lesson: null, start_date: null, end_date: null }
  expect(await parent.curriculum.update(cleared)).toMatchObject({ ...none, mode: "next" })
})

test(
  "without weekdays it meets on the days of its classes, or else of the school year",
  { tags: ["planning.curriculum-pace"] },
  async () => {
    const { student, subject } = await pair("4")
    const ids = { student_id: student.id, subject_id: subject.id }
    const { id } = await parent.curriculum.create({ ...ids, mode: "next" })
    await createLesson(api.db, { curriculum_id: id, planned_date: null })
    const finish = async () => (await parent.curriculum.byId({ id })).forecast.planned_finish
    expect(await finish()).toBe("2026-09-15T00:00:00.000Z")
    const weekly = { ...ids, day_of_week: "thursday" as const, start_time: "09:00", end_time: "10:00" }
    await parent.schedule.create(weekly)
    expect(await finish()).toBe("2026-09-17T00:00:00.000Z")
    await parent.curriculum.update({ id, meeting_days: ["monday"] })
    expect(await finish()).toBe("2026-09-21T00:00:00.000Z")
  },
)

test("names its next lesson: the earliest planned one", { tags: ["planning.curriculum-table"] }, async () => {
  const course = await createCurriculum(api.db, { family_id })
  const add = (
    title: string,
    day: string | null,
    position: number,
    status: "planned" | "done" | "skipped" = "planned",
  ) =>
    createLesson(api.db, {
      family_id,
      curriculum_id: course.id,
      student_id: course.student_id,
      title,
      planned_date: day === null ? null : new Date(`${day}T00:00:00Z`),
      position,
      status,
      completed_on: status === "done" ? new Date("2026-09-01T00:00:00Z") : null,
      completed_at: status === "done" ? new Date("2026-09-01T12:00:00Z") : null,
    })
  const next = async () => (await parent.curriculum.byId({ id: course.id })).next_lesson
  expect(await next()).toBeNull()
  await add("Undated", null, 0)
  expect(await next()).toMatchObject({ title: "Undated", planned_date: null })
  await add("Done", "2026-09-01", 1, "done")
  await add("Skipped", "2026-09-02", 2, "skipped")
  await add("Later", "2026-09-20", 3)
  await add("Next", "2026-09-18", 4)
  expect(await next()).toMatchObject({ title: "Next", planned_date: "2026-09-18T00:00:00.000Z" })
})

test("says in lists and by itself when it will be finished", { tags: ["planning.curriculum-forecast"] }, async () => {
  const { id, student_id } = await createCurriculum(api.db, { family_id, academic_year: "2026-2027" })
  const days = ["2026-09-08", "2026-09-10", "2026-09-17", "2026-09-22"].map((day) => new Date(day))
  for (const [position, planned_date] of days.entries()) {
    const completed_at = position === 0 ? planned_date : undefined
    await createLesson(api.db, { curriculum_id: id, position, planned_date, completed_at })
  }
  const { forecast } = await parent.curriculum.byId({ id })
  expect(forecast).toMatchObject({
    total: 4,
    done: 1,
    skipped: 0,
    remaining: 3,
    expected: 2,
    behind: 1,
    planned_finish: "2026-09-22T00:00:00.000Z",
    target_date: "2027-06-30T00:00:00.000Z",
  })
  expect((await parent.curriculum.list({ student_id })).map((row) => row.forecast)).toEqual([forecast])
})

describe("dates that run backwards are refused at the field", { tags: ["planning.curriculum-dates"] }, () => {
  const refusal = (field: string) => ({ code: "BAD_REQUEST", cause: { details: { issues: [{ field }] } } })

  test.each([
    [{ start_date: "2026-10-02", end_date: "2026-10-01" }, "end_date"],
    [{ start_date: "2027-07-01" }, "start_date"],
    [{ end_date: "2026-06-30" }, "end_date"],
    [{ semester: "spring" as const, end_date: "2026-11-02" }, "end_date"],
    [{ semester: "fall" as const, start_date: "2027-03-01" }, "start_date"],
  ])("of a new course: %o", async (dates, field) => {
    const { student, subject } = await pair("4")
    const draft = { student_id: student.id, subject_id: subject.id, academic_year: "2026-2027", ...dates }
    await expect(parent.curriculum.create(draft)).rejects.toMatchObject(refusal(field))
  })

  test("of a change, with the date and the semester that are stored", async () => {
    const { student, subject } = await pair("4")
    const draft = { student_id: student.id, subject_id: subject.id, academic_year: "2026-2027" }
    const { id } = await parent.curriculum.create({ ...draft, start_date: "2026-10-01" })
    const change = (patch: object) => parent.curriculum.update({ id, ...patch })
    await expect(change({ end_date: "2026-09-30" })).rejects.toMatchObject(refusal("end_date"))
    await expect(change({ academic_year: "2025-2026" })).rejects.toMatchObject(refusal("start_date"))
    expect(await change({ end_date: "2026-10-01" })).toMatchObject({ end_date: "2026-10-01T00:00:00.000Z" })
    await expect(change({ start_date: "2026-10-02" })).rejects.toMatchObject(refusal("end_date"))
    await expect(change({ semester: "spring", start_date: null })).rejects.toMatchObject(refusal("end_date"))
    expect(await change({ semester: "spring", start_date: null, end_date: null })).toMatchObject({ end_date: null })
  })
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
