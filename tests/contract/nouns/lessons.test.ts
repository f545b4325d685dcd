import { afterAll, beforeAll, expect, test } from "vitest"
import { makeCurriculum } from "../fixtures/rest-records.ts"
import { idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let ask: Ask
beforeAll(async () => {
  rest = await openRest()
  ask = rest.as(await rest.register("lessons@example.com"))
})
afterAll(() => rest.close())

const planLesson = async (curriculum_id: string, title: string, planned_date: string | null) =>
  idOf(await ask("POST", "/lessons", { curriculum_id, title, planned_date }))

test("lessons are put in another order, which can be undone", { tags: ["api.reorder-lessons"] }, async () => {
  const { curriculum_id } = await makeCurriculum(ask)
  const [one, two] = [
    await planLesson(curriculum_id, "One", "2026-10-01"),
    await planLesson(curriculum_id, "Two", "2026-10-02"),
  ]
  const path = `/curriculum/${curriculum_id}/lesson-order`
  const reordered = await ask("PUT", path, { lesson_ids: [two, one] })
  expect(reordered).toMatchObject({
    status: 200,
    body: {
      change_id: expect.any(String),
      lessons: [
        { id: two, position: 0, planned_date: "2026-10-01T00:00:00.000Z" },
        { id: one, position: 1, planned_date: "2026-10-02T00:00:00.000Z" },
      ],
    },
  })
  expect(await ask("PUT", path, { lesson_ids: [one] })).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_ERROR", issues: [{ field: "lesson_ids" }] },
  })
  const undo = `/changes/${String(read(reordered.body, "change_id"))}/undo`
  expect(await ask("POST", undo, {})).toMatchObject({ status: 200, body: { count: 2 } })
})
