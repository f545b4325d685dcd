import { expect, test } from "vitest"
import { appendLessons } from "./append-lessons.ts"

test("new lessons follow the last position of their course", () => {
  const existing = [
    { curriculum_id: "art", position: 4 },
    { curriculum_id: "art", position: 1 },
  ]
  const lessons = [{ curriculum_id: "art" }, { curriculum_id: "math" }, { curriculum_id: "art" }]
  expect(appendLessons(lessons, existing)).toEqual([
    { curriculum_id: "art", position: 5 },
    { curriculum_id: "math", position: 0 },
    { curriculum_id: "art", position: 6 },
  ])
})
