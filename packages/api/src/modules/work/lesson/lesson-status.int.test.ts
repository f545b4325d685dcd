import { createCurriculum, createLesson, createStudentLogin } from "@hearthbook/db/testing/factories"
import { randomUUID } from "node:crypto"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
})
afterAll(api.close)

const today = "2026-09-15T00:00:00.000Z"

describe("a lesson's status", () => {
  test("is planned, done on a day, or skipped", { tags: ["planning.lesson-status"] }, async () => {
    const { id } = await createLesson(api.db, { family_id })
    const set = (patch: object) => parent.lessons.update({ id, ...patch })
    expect(await set({ status: "done" })).toMatchObject({ status: "done", completed_on: today })
    const earlier = await set({ completed_on: "2026-09-10", minutes_spent: 40 })
    expect(earlier).toMatchObject({ completed_on: "2026-09-10T00:00:00.000Z", minutes_spent: 40 })
    expect(await set({ status: "skipped" })).toMatchObject({
      status: "skipped",
      completed_on: null,
      completed_at: null,
    })
    expect(await set({ completed: false })).toMatchObject({ status: "planned" })
    const refused = { code: "BAD_REQUEST", cause: { details: { issues: [{ field: "completed_on" }] } } }
    await expect(set({ status: "done", completed_on: "2026-09-16" })).rejects.toMatchObject(refused)
    await expect(set({ completed_on: "2026-09-10" })).rejects.toMatchObject(refused)
  })
})

test("are filtered by status, and by having a day or not", { tags: ["planning.lesson-filters"] }, async () => {
  const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
  const make = async (row: object) => (await createLesson(api.db, { curriculum_id, ...row })).id
  const planned = await make({})
  const undated = await make({ planned_date: null })
  const skipped = await make({ status: "skipped", position: 1 })
  const done = await make({ completed_at: testNow, planned_date: null, position: 1 })
  const ids = async (filter: object) => (await parent.lessons.list({ curriculum_id, ...filter })).map(({ id }) => id)
  expect(await ids({})).toEqual([planned, skipped, undated, done])
  expect(await ids({ status: "planned" })).toEqual([planned, undated])
  expect(await ids({ status: "skipped" })).toEqual([skipped])
  expect(await ids({ undated: true })).toEqual([undated, done])
  expect(await ids({ undated: false })).toEqual([planned, skipped])
  expect(await ids({ undated: true, status: "planned" })).toEqual([undated])
  expect(await ids({ start_date: "2026-03-01", end_date: "2026-03-31" })).toEqual([planned, skipped])
})

describe("a child's own login", { tags: ["planning.lesson-by-child"] }, () => {
  async function aChild() {
    const { id: curriculum_id, student_id } = await createCurriculum(api.db, { family_id })
    const { id } = await createLesson(api.db, { curriculum_id, together_id: randomUUID() })
    return { id, child: await api.callerFor(await createStudentLogin(api.db, { family_id, student_id })) }
  }

  test("marks its own lessons as done, and as not done", async () => {
    const { id, child } = await aChild()
    const done = { status: "done" as const, completed_on: "2026-09-14", minutes_spent: 25 }
    expect(await child.lessons.update({ id, ...done })).toMatchObject({ status: "done", minutes_spent: 25 })
    expect(await child.lessons.update({ id, version: 2, completed: false })).toMatchObject({ status: "planned" })
    const siblings = await createLesson(api.db, { family_id })
    const notFound = { code: "NOT_FOUND" }
    await expect(child.lessons.update({ id: siblings.id, completed: true })).rejects.toMatchObject(notFound)
  })

  test.each([
    { title: "Nothing" },
    { status: "skipped" as const },
    { planned_date: null },
    { pinned: true },
    { private_notes: "None" },
    { status: "done" as const, together: true },
    { completed: true, minutes: 5 },
  ])("may not change %j", async (patch) => {
    const { id, child } = await aChild()
    await expect(child.lessons.update({ id, ...patch })).rejects.toMatchObject({ code: "FORBIDDEN" })
    expect(await parent.lessons.byId({ id })).toMatchObject({ version: 1 })
  })

  test("marks none where the family does not let children", async () => {
    const { id, child } = await aChild()
    await parent.family.update({ children_complete_lessons: false })
    await expect(child.lessons.update({ id, completed: true })).rejects.toMatchObject({ code: "FORBIDDEN" })
    expect((await child.auth.whoami()).family).toMatchObject({ children_complete_lessons: false })
  })
})

test(
  "a lesson of a course in the mode next gets no day unless it is fixed",
  { tags: ["planning.lesson-next"] },
  async () => {
    const { id: curriculum_id, student_id } = await createCurriculum(api.db, { family_id, mode: "next" })
    const refused = { code: "BAD_REQUEST", cause: { details: { issues: [{ field: "planned_date" }] } } }
    const lesson = { curriculum_id, title: "Chapter 1" }
    await expect(parent.lessons.create({ ...lesson, planned_date: "2026-09-17" })).rejects.toMatchObject(refused)
    const { id } = await parent.lessons.create({ ...lesson, planned_date: null })
    await expect(parent.lessons.update({ id, planned_date: "2026-09-17" })).rejects.toMatchObject(refused)
    expect(await parent.lessons.update({ id, planned_date: null, title: "Chapter one" })).toMatchObject({ version: 2 })

    const day = "2026-09-18T00:00:00.000Z"
    const exam = await parent.lessons.create({ ...lesson, planned_date: day, pinned: true })
    expect(exam).toMatchObject({ planned_date: day })
    expect(await parent.lessons.update({ id: exam.id, pinned: false, planned_date: day })).toMatchObject({ version: 2 })
    const { id: dated } = await createCurriculum(api.db, { family_id, student_id })
    const moving = await createLesson(api.db, { curriculum_id: dated })
    await expect(parent.lessons.update({ id: moving.id, curriculum_id })).rejects.toMatchObject(refused)
    expect(await parent.lessons.update({ id: moving.id, curriculum_id, planned_date: null })).toMatchObject({
      version: 2,
    })
  },
)
