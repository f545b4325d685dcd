import { expect, test } from "vitest"
import { findSameCourse, isSameName, unusualDueDay } from "./hints.ts"

const tags = ["editing.hints"]

test.each([
  ["Math", "math ", true],
  ["Language Arts", " language  arts", true],
  ["LanguageArts", "Language Arts", true],
  ["Zoe\u0308", "Zoë", true],
  ["Math", "Maths", false],
  ["", " ", false],
])("%o and %o are the same name: %s", { tags }, (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame)
  expect(isSameName(other, one)).toBe(isSame)
})

test.each([
  ["2026-11-25", "2026-11-26", "early"],
  ["2026-11-26", "2026-11-26", null],
  ["2028-11-26", "2026-11-26", null],
  ["2028-11-28", "2026-11-26", "far"],
  ["2024-11-24", "", "far"],
  ["11/40/2026", "2026-11-26", null],
  ["2026-12-01", "soon", null],
])("a day due on %s, assigned on '%s', is %s", { tags }, (due, assigned, hint) => {
  expect(unusualDueDay({ due, assigned, today: "2026-11-26" })).toBe(hint)
})

test("the same course is found in the same year and an overlapping semester", { tags }, () => {
  const fall = { id: "1", student_id: "ada", subject_id: "math", academic_year: "2026-2027", semester: "fall" }
  const { id: _, ...draft } = fall
  expect(findSameCourse(draft, [fall])).toBe(fall)
  expect(findSameCourse({ ...draft, semester: "full_year" }, [fall])).toBe(fall)
  expect(findSameCourse({ ...draft, semester: "spring" }, [fall])).toBeUndefined()
  expect(findSameCourse({ ...draft, academic_year: "2027-2028" }, [fall])).toBeUndefined()
  expect(findSameCourse({ ...draft, student_id: "ben" }, [fall])).toBeUndefined()
  expect(findSameCourse(draft, [fall], "1")).toBeUndefined()
})
