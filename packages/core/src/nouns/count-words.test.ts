import { expect, test } from "vitest"
import { hasRecords, oneOf, recordWords } from "./count-words.ts"
import { archiveKinds, type ArchiveKind, type Noun } from "./nouns.ts"

test("the words for counts leave out zero, and kinds that are not listed", () => {
  const counts = { attendance_records: 1200, students: 1, curricula: 2, events: 0, lesson_resources: 4 }
  expect(recordWords(counts)).toEqual(["1 child", "2 curricula", "1,200 attendance marks"])
})

test("school years and pictures alone are no records", () => {
  const nothing = Object.fromEntries(archiveKinds.map((kind) => [kind, 0])) as Record<ArchiveKind, number>
  expect(hasRecords({ ...nothing, files: 2, school_years: 1, terms: 2 })).toBe(false)
  expect(hasRecords({ ...nothing, school_years: 1, events: 1 })).toBe(true)
})

test("a noun has its article", () => {
  expect(["student", "assignment", "event", "past_course", "data_import"].map((noun) => oneOf(noun as Noun))).toEqual([
    "a child",
    "an assignment",
    "an event",
    "a course taken elsewhere",
    "a data import",
  ])
})
