import { createAttendance, createCurriculum, createLesson, createResource } from "@hearthbook/db/testing/factories"
import { randomUUID } from "node:crypto"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { dayToDate } from "@hearthbook/core/time/days"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
})
afterAll(api.close)

const today = "2026-09-15T00:00:00.000Z"

describe("lessons that siblings do together", { tags: ["planning.lesson-together"] }, () => {
  async function togetherLessons() {
    const together_id = randomUUID()
    const lessons = []
    for (let n = 0; n < 3; n++) lessons.push(await createLesson(api.db, { family_id, together_id, title: "Bees" }))
    const [own, ...others] = lessons.map(({ id }) => id)
    return { own: own ?? "", others: others.toSorted() }
  }

  test("are done in one step, which answers all of them", async () => {
    const { own, others } = await togetherLessons()
    const answer = await parent.lessons.update({ id: own, status: "done", minutes_spent: 30, together: true })
    expect(answer).toMatchObject({ id: own, status: "done", minutes_spent: 30 })
    const done = { status: "done", completed_on: today, completed_at: testNow.toISOString(), minutes_spent: null }
    const [first, ...rest] = answer.lessons ?? []
    expect(first).toMatchObject({ id: own, status: "done" })
    expect(rest).toMatchObject(others.map(() => done))
    expect(rest.map(({ id }) => id).toSorted()).toEqual(others)
    expect(answer.left_out).toEqual([])
  })

  test("have the same title, objectives and resources after a change, but each its own day", async () => {
    const { own, others } = await togetherLessons()
    const { id: resource } = await createResource(api.db, { family_id })
    const content = { title: "Wasps", objectives: "Tell them apart." }
    const patch = { ...content, resource_ids: [resource], planned_date: "2026-10-01", together: true }
    const { lessons = [] } = await parent.lessons.update({ id: own, ...patch })
    const shared = { ...content, resources: [{ id: resource }], planned_date: "2026-03-02T00:00:00.000Z" }
    expect(lessons.slice(1)).toMatchObject(others.map(() => shared))
  })

  test("change alone without together, and all or none with it", async () => {
    const { own, others } = await togetherLessons()
    expect(await parent.lessons.update({ id: own, title: "Wasps" })).not.toHaveProperty("lessons")
    const wrong = { title: "Ants", resource_ids: [randomUUID()], together: true }
    await expect(parent.lessons.update({ id: own, ...wrong })).rejects.toMatchObject({ code: "NOT_FOUND" })
    await expect(parent.lessons.update({ id: own, version: 1, together: true })).rejects.toMatchObject({
      code: "CONFLICT",
    })
    for (const id of others) expect(await parent.lessons.byId({ id })).toMatchObject({ title: "Bees", version: 1 })
    expect(await parent.lessons.byId({ id: own })).toMatchObject({ title: "Wasps" })
  })

  test("a lesson that is done alone has no others", async () => {
    const { id } = await createLesson(api.db, { family_id })
    const { lessons, left_out } = await parent.lessons.update({ id, status: "done", together: true })
    expect([lessons?.map((lesson) => lesson.id), left_out]).toEqual([[id], []])
  })

  test("name the siblings who do it, to adults only", async () => {
    const { own, others } = await togetherLessons()
    const { together_with } = await parent.lessons.byId({ id: own })
    expect(together_with.map(({ id }) => id).toSorted()).toEqual(others)
    expect(together_with).toMatchObject(
      others.map(() => ({ status: "planned", student: { first_name: expect.any(String) } })),
    )
    const alone = await createLesson(api.db, { family_id })
    expect(await parent.lessons.byId({ id: alone.id })).toMatchObject({ together_with: [] })
  })

  test.each(["absent", "excused"] as const)("stay open for a sibling who is %s that day", async (status) => {
    const { own, others } = await togetherLessons()
    const [away = "", there = ""] = others
    const { student_id } = await parent.lessons.byId({ id: away })
    await createAttendance(api.db, { family_id, student_id, date: dayToDate("2026-09-15"), status })
    const answer = await parent.lessons.update({ id: own, completed: true, together: true })
    expect(answer.lessons?.map(({ id }) => id)).toEqual([own, there])
    expect(answer.left_out).toEqual([{ student_id, reason: status }])
    expect(await parent.lessons.byId({ id: away })).toMatchObject({ status: "planned", version: 1 })
  })

  test("stay open for one who is away only on the day on which they were done", async () => {
    const { own, others } = await togetherLessons()
    const { student_id } = await parent.lessons.byId({ id: others[0] ?? "" })
    await createAttendance(api.db, { family_id, student_id, date: dayToDate("2026-09-14"), status: "absent" })
    const done = { id: own, status: "done", together: true } as const
    const { left_out } = await parent.lessons.update({ ...done, completed_on: "2026-09-14" })
    expect(left_out).toEqual([{ student_id, reason: "absent" }])
    expect((await parent.lessons.update(done)).left_out).toEqual([])
  })

  test("a lesson that is ticked for a child who is away is done: the parent says so", async () => {
    const { own } = await togetherLessons()
    const { student_id } = await parent.lessons.byId({ id: own })
    await createAttendance(api.db, { family_id, student_id, date: dayToDate("2026-09-15"), status: "absent" })
    const answer = await parent.lessons.update({ id: own, completed: true, together: true })
    expect(answer).toMatchObject({ status: "done", left_out: [] })
  })

  test("one undo takes back what the tick changed, and nothing else", async () => {
    const { own, others } = await togetherLessons()
    const [earlier = "", late = ""] = others
    await parent.lessons.update({ id: earlier, status: "done", completed_on: "2026-09-10" })
    const { change_id } = await parent.lessons.update({ id: own, completed: true, together: true })
    await parent.changes.undo({ id: change_id ?? "" })
    const statuses = await Promise.all(
      [own, earlier, late].map(async (id) => (await parent.lessons.byId({ id })).status),
    )
    expect(statuses).toEqual(["planned", "done", "planned"])
  })
})

describe("parting lessons that siblings do together", { tags: ["planning.part"] }, () => {
  async function series(...curricula: string[]) {
    const together_id = randomUUID()
    for (const curriculum_id of curricula) await createLesson(api.db, { curriculum_id, together_id })
    return together_id
  }
  const joined = async (curriculum_id: string) =>
    (await parent.lessons.list({ curriculum_id })).flatMap((lesson) => lesson.together_id ?? [])
  const course = async () => (await createCurriculum(api.db, { family_id })).id

  test("parts all that these courses do together, and one undo joins them again", async () => {
    const [ada, ben, cleo] = [await course(), await course(), await course()]
    const [first, second, other] = [await series(ada, ben), await series(ada, ben), await series(ada, ben, cleo)]
    const { lessons, change_id } = await parent.lessons.part({ together_id: first })
    expect(lessons).toBe(4)
    expect([await joined(ada), await joined(ben), await joined(cleo)]).toEqual([[other], [other], [other]])
    await parent.changes.undo({ id: change_id ?? "" })
    expect((await joined(ada)).toSorted()).toEqual([first, second, other].toSorted())
  })

  test("refuses lessons that nobody does together, or another family does", async () => {
    const { id: curriculum_id } = await createCurriculum(api.db)
    const theirs = await series(curriculum_id)
    for (const together_id of [theirs, randomUUID()])
      await expect(parent.lessons.part({ together_id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  })
})
