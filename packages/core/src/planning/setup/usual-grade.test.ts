import { expect, test } from "vitest"
import { usualGrade } from "./usual-grade.ts"

test.each([
  ["2021-09-01", "2026-07-01", "K"],
  ["2021-09-02", "2026-07-01", null],
  ["2020-09-02", "2026-07-01", "K"],
  ["2020-09-01", "2026-07-01", "1"],
  ["2016-05-20", "2026-08-17", "5"],
  ["2009-03-01", "2026-07-01", "12"],
  ["2004-03-01", "2026-07-01", "12"],
  ["2026-01-01", "2026-07-01", null],
])(
  "a child born on %s is, in the year that begins on %s, usually in grade %s",
  { tags: ["setup.grade"] },
  (born, year_start, grade) => {
    expect(usualGrade(born, year_start)).toBe(grade)
  },
)

test("a year that begins in January or February counts the age on 30 June", { tags: ["setup.grade"] }, () => {
  expect(usualGrade("2021-06-30", "2026-01-27")).toBe("K")
  expect(usualGrade("2021-07-01", "2026-01-27")).toBe(null)
})

test("a year that begins in April counts the age on its first day", { tags: ["setup.grade"] }, () => {
  expect(usualGrade("2021-04-01", "2026-04-01")).toBe("K")
  expect(usualGrade("2021-04-02", "2026-04-01")).toBe(null)
})
