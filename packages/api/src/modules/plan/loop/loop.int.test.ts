import { createCurriculum, createLesson, createStudent, createStudentLogin } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let user: { id: string }
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id, user } = await api.openFamily())
})
afterAll(api.close)

/** Moves the clock to so many days after Tuesday, September 15, and signs the parent in again. */
async function waitDays(count: number) {
  api.clock.now = new Date(testNow.getTime() + count * 86_400_000)
  parent = await api.callerFor(user)
}

/** A child with courses of three undated lessons each, such as 'A1', 'A2' and 'A3'. */
async function coursesOf(letters: string[]) {
  const { id: student_id } = await createStudent(api.db, { family_id })
  const curriculum_ids: string[] = []
  for (const letter of letters) {
    const { id } = await createCurriculum(api.db, { family_id, student_id, academic_year: "2026-2027" })
    curriculum_ids.push(id)
    for (let position = 0; position < 3; position++) {
      const lesson = { curriculum_id: id, position, title: `${letter}${position + 1}` }
      await createLesson(api.db, { ...lesson, planned_date: new Date(`2026-09-${16 + position}`) })
    }
  }
  return { student_id, curriculum_ids }
}

const titles = ({ next }: { next: { title: string }[] }) => next.map(({ title }) => title)

test("courses take turns on its days, and a missed day changes nothing", { tags: ["planning.loop"] }, async () => {
  const { student_id, curriculum_ids } = await coursesOf(["A", "B", "C"])
  const draft = { student_id, name: "Morning", curriculum_ids, meeting_days: ["tuesday" as const, "thursday" as const] }
  const loop = await parent.loops.create(draft)
  const { id } = loop
  expect(loop).toMatchObject({
    per_day: 1,
    curriculum_ids,
    meeting_days: ["tuesday", "thursday"],
    student: { id: student_id },
  })
  expect(titles(loop)).toEqual(["A1"])
  const doNext = async () => {
    const [first] = (await parent.loops.byId({ id })).next
    await parent.lessons.update({ id: first?.id ?? "", status: "done" })
  }
  await doNext()
  expect(titles(await parent.loops.byId({ id }))).toEqual([])
  await waitDays(1)
  expect(titles(await parent.loops.byId({ id }))).toEqual([])
  for (const days of [2, 7]) {
    await waitDays(days)
    expect(titles(await parent.loops.byId({ id }))).toEqual(["B1"])
  }
  expect(titles(await parent.loops.update({ id, per_day: 4 }))).toEqual(["B1", "C1", "A2", "B2"])
  const [listed] = await parent.loops.list({ student_id })
  expect(listed && titles(listed)).toEqual(["B1", "C1", "A2", "B2"])
})

test("has none of its lessons on a day off, and outside the school year", { tags: ["planning.loop"] }, async () => {
  const { student_id, curriculum_ids } = await coursesOf(["A", "B"])
  const { id } = await parent.loops.create({ student_id, name: "Morning", curriculum_ids })
  await api.db.event.create({
    data: {
      family_id,
      title: "Break",
      event_type: "holiday",
      all_day: true,
      start_date: new Date("2026-09-15"),
      end_date: new Date("2026-09-15"),
    },
  })
  expect(titles(await parent.loops.byId({ id }))).toEqual([])
  await waitDays(1)
  expect(titles(await parent.loops.byId({ id }))).toEqual(["A1"])
  await waitDays(3650)
  expect(titles(await parent.loops.byId({ id }))).toEqual([])
})

test("switches its courses to the mode next, which can be undone", { tags: ["planning.loop-courses"] }, async () => {
  const { student_id, curriculum_ids } = await coursesOf(["A", "B"])
  const { id, change_id } = await parent.loops.create({ student_id, name: "Morning", curriculum_ids })
  const courses = async () => (await parent.curriculum.list({ student_id })).map(({ mode }) => mode)
  const dated = async () =>
    (await parent.lessons.list({ student_id })).filter(({ planned_date }) => planned_date).length
  expect([await courses(), await dated()]).toEqual([["next", "next"], 0])
  const [course = ""] = curriculum_ids
  await expect(parent.curriculum.update({ id: course, mode: "dated" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "This course is in the loop “Morning”. Take it out of the loop first.",
  })
  expect(await parent.changes.list({})).toMatchObject([
    { id: change_id, kind: "loop", summary: "Made the loop “Morning” of 2 courses" },
  ])
  await parent.changes.undo({ id: change_id ?? "" })
  expect([await courses(), await dated()]).toEqual([["dated", "dated"], 6])
  await expect(parent.loops.byId({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
})

test("its courses are changed and put in another order; a deleted loop leaves them", async () => {
  const { student_id, curriculum_ids } = await coursesOf(["A", "B", "C"])
  const [a = "", b = "", c = ""] = curriculum_ids
  const { id } = await parent.loops.create({ student_id, name: "Morning", curriculum_ids: [a, b] })
  const changed = await parent.loops.update({ id, version: 1, curriculum_ids: [c, a] })
  expect(changed).toMatchObject({ curriculum_ids: [c, a], version: 2, change_id: expect.any(String) })
  expect(titles(changed)).toEqual(["C1"])
  await expect(parent.loops.update({ id, version: 1, name: "Noon" })).rejects.toMatchObject({ code: "CONFLICT" })
  expect(await parent.loops.delete({ id })).toEqual({ id })
  expect((await parent.curriculum.list({ student_id })).map(({ mode }) => mode)).toEqual(["next", "next", "next"])
})

test("courses of another loop or another child are refused", { tags: ["planning.loop-courses"] }, async () => {
  const { student_id, curriculum_ids } = await coursesOf(["A", "B"])
  const [a = "", b = ""] = curriculum_ids
  await parent.loops.create({ student_id, name: "Morning", curriculum_ids })
  const other = await createCurriculum(api.db, { family_id, student_id })
  const siblings = await createCurriculum(api.db, { family_id })
  const strangers = await createCurriculum(api.db)
  const create = (ids: string[]) => parent.loops.create({ student_id, name: "Noon", curriculum_ids: ids })
  await expect(create([other.id, a])).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringMatching(/ is in the loop “Morning” already\.$/),
  })
  const atField = { code: "BAD_REQUEST", cause: { details: { issues: [{ field: "curriculum_ids" }] } } }
  await expect(create([other.id, siblings.id])).rejects.toMatchObject(atField)
  await expect(create([other.id, other.id])).rejects.toMatchObject(atField)
  await expect(create([other.id])).rejects.toMatchObject(atField)
  await expect(create([other.id, strangers.id])).rejects.toMatchObject({ code: "NOT_FOUND" })
  expect(await parent.curriculum.byId({ id: other.id })).toMatchObject({ mode: "dated" })
  await expect(parent.curriculum.update({ id: b, student_id: siblings.student_id })).rejects.toMatchObject({
    code: "CONFLICT",
  })
})

test("a child sees its own loops and changes none", { tags: ["planning.loop-by-child"] }, async () => {
  const { student_id, curriculum_ids } = await coursesOf(["A", "B"])
  const { id } = await parent.loops.create({ student_id, name: "Morning", curriculum_ids })
  const sibling = await coursesOf(["C", "D"])
  const hidden = await parent.loops.create({ ...sibling, name: "Noon" })
  const child = await api.callerFor(await createStudentLogin(api.db, { family_id, student_id }))
  expect((await child.loops.list({})).map(titles)).toEqual([["A1"]])
  expect(titles(await child.loops.byId({ id }))).toEqual(["A1"])
  await expect(child.loops.byId({ id: hidden.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  await expect(child.loops.update({ id, name: "Play" })).rejects.toMatchObject({ code: "FORBIDDEN" })
})
