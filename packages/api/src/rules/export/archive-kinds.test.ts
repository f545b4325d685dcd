import { expect, test } from "vitest"
import { recordWords } from "./archive-kinds.ts"

test("the words for counts leave out zero, and kinds that are not listed", () => {
  const counts = { attendance_records: 1200, students: 1, curricula: 2, events: 0, lesson_resources: 4 }
  expect(recordWords(counts)).toEqual(["1 child", "2 curricula", "1,200 attendance marks"])
})
