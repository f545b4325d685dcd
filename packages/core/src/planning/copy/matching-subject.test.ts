import { expect, test } from "vitest"
import { matchingSubject, subjectNamed, type NamedSubject } from "./matching-subject.ts"

const subject = (id: string, name: string, grade_level: string | null): NamedSubject => ({ id, name, grade_level })
const own = subject("own", "Café Science", "4")

test("a subject of the student's level, or of all grades, is kept", { tags: ["planning.copy-subject"] }, () => {
  const other = subject("other", "Café Science", "4")
  expect(matchingSubject([other, own], own, "4")).toBe(own)
  const all = subject("all", "Art", null)
  expect(matchingSubject([subject("2", "Art", "2"), all], all, "2")).toBe(all)
})

test("else the first one of the same name at that level is taken", { tags: ["planning.copy-subject"] }, () => {
  const subjects = [
    subject("all", "café science", null),
    subject("other level", "Café Science", "3"),
    subject("first", " CAFE SCIENCE ", "2"),
    subject("second", "Café Science", "2"),
  ]
  expect(matchingSubject(subjects, own, "2")?.id).toBe("first")
  expect(matchingSubject(subjects, own, "1")?.id).toBe("all")
  expect(matchingSubject([subject("x", "Science", "2")], own, "2")).toBeNull()
})

test("without a level, a subject for all grades is found before one of a level", () => {
  const first = subject("first", "Art", "2")
  expect(subjectNamed([first, subject("all", "art", null)], "ART", null)?.id).toBe("all")
  expect(subjectNamed([first, subject("second", "Art", "3")], "Art", null)).toBe(first)
  expect(subjectNamed([first], "Math", null)).toBeNull()
})
