import { createCurriculum, createLesson, createStudent, createSubject } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let user: Awaited<ReturnType<typeof api.openFamily>>["user"]
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id, user } = await api.openFamily())
})
afterAll(api.close)

const at = (day: string) => `${day}T00:00:00.000Z`
const timeOf = async (lesson_id: string) =>
  (await parent.time.list({ lesson_id })).map(({ date, minutes }) => [date.slice(0, 10), minutes])

describe("the time of a lesson", { tags: ["time.lesson"] }, () => {
  test("is what was spent, else planned, else the course's, on the day it was done", async () => {
    const course = await createCurriculum(api.db, { family_id, minutes_per_lesson: 30 })
    const { id } = await createLesson(api.db, { curriculum_id: course.id })
    expect(await timeOf(id)).toEqual([])
    await parent.lessons.update({ id, completed: true })
    expect(await timeOf(id)).toEqual([["2026-09-15", 30]])
    await parent.lessons.update({ id, minutes: 40 })
    expect(await timeOf(id)).toEqual([["2026-09-15", 40]])
    await parent.lessons.update({ id, minutes_spent: 55, completed_on: "2026-09-10" })
    expect(await timeOf(id)).toEqual([["2026-09-10", 55]])
    await parent.lessons.update({ id, minutes_spent: null, minutes: null })
    await parent.curriculum.update({ id: course.id, minutes_per_lesson: 20 })
    expect(await timeOf(id)).toEqual([["2026-09-10", 20]])
    await parent.curriculum.update({ id: course.id, minutes_per_lesson: null })
    expect(await timeOf(id)).toEqual([])
  })

  test("goes when the lesson is un-ticked, skipped or deleted, and follows it to another course", async () => {
    const course = await createCurriculum(api.db, { family_id, minutes_per_lesson: 30 })
    const other = await createCurriculum(api.db, { family_id, minutes_per_lesson: 50 })
    const { id } = await createLesson(api.db, { curriculum_id: course.id })
    for (const patch of [{ completed: false }, { status: "skipped" as const }]) {
      await parent.lessons.update({ id, completed: true })
      expect(await timeOf(id)).toHaveLength(1)
      await parent.lessons.update({ id, ...patch })
      expect(await timeOf(id)).toEqual([])
    }
    await parent.lessons.update({ id, completed: true })
    await parent.lessons.update({ id, curriculum_id: other.id })
    expect(await parent.time.list({ lesson_id: id })).toMatchObject([
      { student_id: other.student_id, subject_id: other.subject_id, curriculum_id: other.id, minutes: 50 },
    ])
    await parent.lessons.delete({ id })
    expect(await parent.time.list({})).toEqual([])
  })

  test("is written once by two tabs that tick it at once", async () => {
    const course = await createCurriculum(api.db, { family_id, minutes_per_lesson: 30 })
    const { id } = await createLesson(api.db, { curriculum_id: course.id })
    await Promise.all([1, 2, 3].map(() => parent.lessons.update({ id, completed: true })))
    expect(await timeOf(id)).toHaveLength(1)
  })

  test(
    "cannot be changed or deleted by itself, but for its place and description",
    { tags: ["time.follows"] },
    async () => {
      const { id: lesson_id } = await createLesson(api.db, { family_id, minutes: 40 })
      await parent.lessons.update({ id: lesson_id, completed: true })
      const [{ id } = { id: "" }] = await parent.time.list({ lesson_id })
      const subject = await createSubject(api.db, { family_id })
      for (const patch of [
        { minutes: 5 },
        { date: "2026-09-14" },
        { subject_id: subject.id },
        { status: "noted" as const },
      ])
        await expect(parent.time.update({ id, ...patch })).rejects.toThrow("Change the lesson instead.")
      await expect(parent.time.delete({ id })).rejects.toMatchObject({ code: "CONFLICT" })
      await parent.time.update({ id, place: "away", description: "At the library" })
      await parent.lessons.update({ id: lesson_id, minutes_spent: 45 })
      expect(await parent.time.byId({ id })).toMatchObject({
        minutes: 45,
        place: "away",
        description: "At the library",
      })
    },
  )

  test("comes back with an undo, and the undo of a day leaves none", { tags: ["time.undo"] }, async () => {
    const course = await createCurriculum(api.db, { family_id, minutes_per_lesson: 30 })
    const lessons = [
      await createLesson(api.db, { curriculum_id: course.id }),
      await createLesson(api.db, { curriculum_id: course.id }),
    ]
    const done = await parent.dashboard.finishDay({ lesson_ids: lessons.map(({ id }) => id), assignment_ids: [] })
    const before = await parent.time.list({})
    expect(before).toHaveLength(2)
    const { change_id } = await parent.curriculum.delete({ id: course.id })
    expect(await parent.time.list({})).toEqual([])
    await parent.changes.undo({ id: change_id ?? "" })
    expect((await parent.time.list({})).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    await parent.changes.undo({ id: done.change_id ?? "" })
    expect(await parent.time.list({})).toEqual([])
  })
})

describe("the time of an event", { tags: ["time.event"] }, () => {
  const trip = { title: "Museum", start_date: at("2026-09-14"), end_date: at("2026-09-14"), all_day: true }
  const children = async (count: number) => {
    const made = []
    for (let n = 0; n < count; n++) made.push((await createStudent(api.db, { family_id })).id)
    return made
  }
  const subjects = async (count: number) => {
    const made = []
    for (let n = 0; n < count; n++) made.push((await createSubject(api.db, { family_id })).id)
    return made
  }
  const minutesOf = async (student_id: string, ids: (string | null)[]) => {
    const entries = await parent.time.list({ student_id })
    return ids.map((id) => entries.find(({ subject_id }) => subject_id === id)?.minutes)
  }

  test("is split among its subjects for each child, and what is left goes to the first", async () => {
    const [ada = "", ben = ""] = await children(2)
    const [art = "", history = "", science = ""] = await subjects(3)
    const { id } = await parent.events.create({ ...trip, minutes: 200, subject_ids: [art, history, science] })
    for (const child of [ada, ben]) expect(await minutesOf(child, [art, history, science])).toEqual([67, 67, 66])
    expect(await parent.time.list({ event_id: id, student_id: ada })).toMatchObject([{ place: "away" }, {}, {}])
    await parent.events.update({ id, subject_ids: [science], start_date: at("2026-09-11"), place: "home" })
    expect(await parent.time.list({ student_id: ada })).toMatchObject([
      { subject_id: science, minutes: 200, date: at("2026-09-11"), place: "home" },
    ])
    await parent.events.update({ id, student_id: ben, subject_ids: [] })
    expect(await parent.time.list({ student_id: ada })).toEqual([])
    expect(await minutesOf(ben, [null])).toEqual([200])
    await parent.events.update({ id, minutes: null })
    expect(await parent.time.list({})).toEqual([])
  })

  test("counts from its first day on", async () => {
    const [ada = ""] = await children(1)
    const later = { ...trip, start_date: at("2026-09-16"), end_date: at("2026-09-17"), minutes: 60 }
    const { id } = await parent.events.create(later)
    const range = { student_id: ada, start_date: "2026-09-01", end_date: "2026-09-30" }
    expect(await parent.time.list({ event_id: id })).toEqual([])
    expect(await parent.time.summary(range)).toMatchObject({ minutes: 0 })
    api.clock.now = new Date("2026-09-16T16:00:00.000Z")
    const nextDay = await api.callerFor(user)
    const [entry] = await nextDay.time.list({ event_id: id })
    expect(entry).toMatchObject({ minutes: 60, date: at("2026-09-16") })
    expect(await nextDay.time.summary(range)).toMatchObject({ minutes: 60 })
  })

  test(
    "goes with the event, and comes back with a child whose deletion is undone",
    { tags: ["time.undo"] },
    async () => {
      const [ada = "", ben = ""] = await children(2)
      const { id } = await parent.events.create({ ...trip, minutes: 60 })
      const { change_id } = await parent.students.delete({ id: ada })
      expect(await parent.time.list({})).toMatchObject([{ student_id: ben }])
      await parent.changes.undo({ id: change_id ?? "" })
      expect((await parent.time.list({})).map(({ student_id }) => student_id).toSorted()).toEqual([ada, ben].toSorted())
      await parent.events.delete({ id })
      expect(await parent.time.list({})).toEqual([])
    },
  )
})
