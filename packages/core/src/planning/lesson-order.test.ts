import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays } from "../time/days.ts"
import { reorderLessons, type OrderedLesson } from "./lesson-order.ts"

const lesson = (id: string, planned_date: string | null, changes: Partial<OrderedLesson> = {}): OrderedLesson => ({
  id,
  planned_date,
  status: "planned",
  pinned: false,
  ...changes,
})

const course = [
  lesson("a", "2026-09-07", { status: "done" }),
  lesson("b", "2026-09-08"),
  lesson("c", "2026-09-09", { pinned: true }),
  lesson("d", "2026-09-10"),
  lesson("e", null),
]

test("days stay with the slots, and pinned and done lessons keep theirs", () => {
  expect(reorderLessons(course, ["e", "c", "d", "b", "a"])).toEqual({
    places: [
      { id: "e", planned_date: "2026-09-08", position: 0 },
      { id: "c", planned_date: "2026-09-09", position: 1 },
      { id: "d", planned_date: "2026-09-10", position: 2 },
      { id: "b", planned_date: null, position: 3 },
      { id: "a", planned_date: "2026-09-07", position: 4 },
    ],
  })
})

test.each([
  [["a", "b", "c", "d"]],
  [["a", "b", "c", "d", "d"]],
  [["a", "b", "c", "d", "x"]],
  [["a", "b", "c", "d", "e", "e"]],
  [["a", "b", "c", "d", "e", "x"]],
])("%j is refused", (ids) => {
  expect(reorderLessons(course, ids)).toMatchObject({ error: { field: "lesson_ids" } })
})

test("any order keeps the days in their sequence", () => {
  const lessons = fc
    .array(fc.record({ pinned: fc.boolean(), status: fc.constantFrom("planned", "done", "skipped") }))
    .map((list) => list.map((item, index) => lesson(`${index}`, addDays("2026-09-07", index), item)))
  const cases = lessons.chain((list) =>
    fc.record({
      list: fc.constant(list),
      order: fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
    }),
  )
  fc.assert(
    fc.property(cases, ({ list, order }) => {
      const result = reorderLessons(
        list,
        order.map(({ id }) => id),
      )
      const free = list.filter((item) => !item.pinned && item.status !== "done").map((item) => item.planned_date)
      const places = order.map((item, position) => {
        const planned_date = item.pinned || item.status === "done" ? item.planned_date : (free.shift() ?? null)
        return { id: item.id, planned_date, position }
      })
      expect(result).toEqual({ places })
    }),
  )
})
