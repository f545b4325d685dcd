import { createCurriculum, createLesson } from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)
const { parent, family_id } = await api.openFamily()

/** A course of five lessons on September 14 to 18: the first is done, and the fourth is pinned. */
async function aCourse() {
  const { id } = await createCurriculum(api.db, { family_id })
  const lesson_ids: string[] = []
  for (let position = 0; position < 5; position++) {
    const planned_date = new Date(`2026-09-${14 + position}`)
    const completed_at = position === 0 ? planned_date : undefined
    const row = { curriculum_id: id, title: `Lesson ${position}`, position, planned_date, completed_at }
    lesson_ids.push((await createLesson(api.db, { ...row, pinned: position === 3 })).id)
  }
  return { id, lesson_ids }
}

const inWords = (lessons: { title: string; planned_date: string | null; position: number }[]) =>
  lessons.map(({ title, planned_date, position }) => `${position} ${title} ${planned_date?.slice(8, 10)}`)

test(
  "days stay with the slots, and pinned and done lessons keep theirs",
  { tags: ["planning.lesson-order"] },
  async () => {
    const { id, lesson_ids } = await aCourse()
    const { lessons, change_id } = await parent.lessons.reorder({ id, lesson_ids: lesson_ids.toReversed() })
    expect(inWords(lessons)).toEqual([
      "0 Lesson 4 15",
      "1 Lesson 3 17",
      "2 Lesson 2 16",
      "3 Lesson 1 18",
      "4 Lesson 0 14",
    ])
    const [change] = await parent.changes.list({ limit: 1 })
    const summary = expect.stringMatching(/^Reordered the lessons of Child \d+'s Subject \d+$/)
    expect(change).toMatchObject({ id: change_id, kind: "lesson_order", summary })
    await parent.changes.undo({ id: change_id ?? "" })
    const undone = (await parent.lessons.list({ curriculum_id: id })).toSorted((a, b) => a.position - b.position)
    expect(inWords(undone)).toEqual([
      "0 Lesson 0 14",
      "1 Lesson 1 15",
      "2 Lesson 2 16",
      "3 Lesson 3 17",
      "4 Lesson 4 18",
    ])
  },
)

test("the present order is no change", async () => {
  const { id, lesson_ids } = await aCourse()
  expect(await parent.lessons.reorder({ id, lesson_ids })).toMatchObject({
    change_id: null,
    lessons: [{ version: 1 }, {}, {}, {}, {}],
  })
})

test(
  "an order that does not name each lesson once is refused at its field",
  { tags: ["planning.lesson-order"] },
  async () => {
    const { id, lesson_ids } = await aCourse()
    const [first = "", ...rest] = lesson_ids
    const other = await createLesson(api.db, { family_id })
    for (const wrong of [rest, [first, ...lesson_ids], [other.id, ...rest], [...rest, rest[0] ?? ""]]) {
      await expect(parent.lessons.reorder({ id, lesson_ids: wrong })).rejects.toMatchObject({
        code: "BAD_REQUEST",
        cause: { details: { issues: [{ field: "lesson_ids" }] } },
      })
    }
  },
)

test("a curriculum of another family is not found", { tags: ["access.tenancy"] }, async () => {
  const { id } = await createCurriculum(api.db)
  await expect(parent.lessons.reorder({ id, lesson_ids: [] })).rejects.toMatchObject({ code: "NOT_FOUND" })
})
