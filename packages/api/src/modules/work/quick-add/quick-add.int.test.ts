import { createCurriculum, createStudentLogin, createSubject } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let ada: { id: string; student_id: string }
let ben: { id: string; student_id: string }
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id } = await api.openFamily())
  const { id: subject_id } = await createSubject(api.db, { family_id, name: "Math" })
  ada = await createCurriculum(api.db, { family_id, subject_id })
  ben = await createCurriculum(api.db, { family_id, subject_id })
})
afterAll(api.close)

const lesson = (curriculum_id: string, title: string, planned_date: string | null = "2026-09-16") => ({
  curriculum_id,
  title,
  planned_date,
  objectives: null,
  private_notes: null,
})
const work = (curriculum_id: string, title: string) => ({
  curriculum_id,
  title,
  due_date: "2026-09-18",
  description: null,
  instructions: null,
})

describe("several lessons and assignments", { tags: ["planning.several", "api.add-items"] }, () => {
  test("are added in one change, and Undo removes all of them", async () => {
    const added = await parent.planning.addItems({
      lessons: [lesson(ada.id, "Page 42"), lesson(ben.id, "Page 7")],
      assignments: [work(ben.id, "Quiz")],
    })
    expect(added.summary).toBe("Added 2 lessons and 1 assignment")
    expect(added.lessons.map(({ title, student_id, together_id }) => [title, student_id, together_id])).toEqual([
      ["Page 42", ada.student_id, null],
      ["Page 7", ben.student_id, null],
    ])
    expect(added.assignments).toMatchObject([{ title: "Quiz", student_id: ben.student_id }])
    const [change] = await parent.changes.list({})
    expect(change).toMatchObject({ id: added.change_id, kind: "items", summary: added.summary })

    await parent.changes.undo({ id: added.change_id ?? "" })
    expect(await parent.lessons.list({})).toEqual([])
    expect(await parent.assignments.list({})).toEqual([])
  })

  test("join the lessons that siblings do together", async () => {
    const { lessons } = await parent.planning.addItems({
      lessons: [lesson(ada.id, "Fractions"), lesson(ben.id, "Fractions"), lesson(ada.id, "Alone")],
      together: [[0, 1]],
    })
    const [first, second, third] = lessons.map(({ together_id }) => together_id)
    expect(first).toEqual(expect.any(String))
    expect(second).toBe(first)
    expect(third).toBeNull()
  })

  test("refuse the place of a lesson that is not there", async () => {
    const adding = parent.planning.addItems({ lessons: [lesson(ada.id, "One")], together: [[0, 1]] })
    await expect(adding).rejects.toMatchObject({ code: "BAD_REQUEST" })
  })

  test("are refused together: nothing is saved, and the error names the item", async () => {
    const looped = await createCurriculum(api.db, { family_id, student_id: ada.student_id, mode: "next" })
    const adding = parent.planning.addItems({
      lessons: [lesson(ada.id, "Fits"), lesson(looped.id, "Has no day")],
      assignments: [work(ben.id, "Quiz")],
    })
    await expect(adding).rejects.toMatchObject({
      cause: { details: { issues: [{ field: "lessons.1.planned_date" }] } },
    })
    expect(await parent.lessons.list({})).toEqual([])
    expect(await parent.assignments.list({})).toEqual([])
    expect(await parent.changes.list({})).toEqual([])
  })

  test("notify each student of their own new work, and Undo takes it back", async () => {
    const user = await createStudentLogin(api.db, { family_id, student_id: ada.student_id })
    const { change_id } = await parent.planning.addItems({
      assignments: [work(ada.id, "Essay"), work(ben.id, "Essay")],
    })
    expect(await api.db.notification.count({ where: { family_id, user_id: user.id } })).toBe(1)
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await api.db.notification.count({ where: { family_id, user_id: user.id } })).toBe(0)
  })

  test("include events: one for each student", { tags: ["schedule.events-several"] }, async () => {
    const trip = {
      title: "Museum",
      event_type: "field_trip" as const,
      start_date: "2026-09-16T10:00",
      end_date: "2026-09-16T12:00",
    }
    const { events, summary, change_id } = await parent.planning.addItems({
      events: [ada, ben].map(({ student_id }) => ({ ...trip, student_id })),
    })
    expect(summary).toBe("Added 2 events")
    expect(events.map(({ title, student_id }) => [title, student_id])).toEqual([
      ["Museum", ada.student_id],
      ["Museum", ben.student_id],
    ])
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await parent.events.list({})).toEqual([])
  })

  test("name the event that cannot be saved, and nothing is added", { tags: ["schedule.events-several"] }, async () => {
    const event = { title: "Museum", all_day: true, start_date: "2026-09-16", end_date: "2026-09-16" }
    const adding = parent.planning.addItems({
      lessons: [lesson(ada.id, "Fits")],
      events: [event, { ...event, student_id: crypto.randomUUID() }],
    })
    await expect(adding).rejects.toMatchObject({ code: "NOT_FOUND" })
    expect(await parent.lessons.list({})).toEqual([])
    expect(await parent.events.list({})).toEqual([])
  })

  test("are at least one", async () => {
    await expect(parent.planning.addItems({ lessons: [] })).rejects.toMatchObject({ code: "BAD_REQUEST" })
  })
})
