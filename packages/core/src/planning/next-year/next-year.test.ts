import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, weekdayOf } from "../../time/days.ts"
import { yearProblem } from "../terms.ts"
import { firstSchoolYear, nextAcademicYear, nextSchoolYear } from "./next-year.ts"

test("an academic year is followed by the next", { tags: ["planning.next-year-page"] }, () => {
  expect(nextAcademicYear("2026-2027")).toBe("2027-2028")
  expect(nextAcademicYear("2026")).toBe("2027")
})

test("a school year is suggested on the same weekdays", { tags: ["planning.next-year-page"] }, () => {
  const year = { academic_year: "2026-2027", start_date: "2026-08-31", end_date: "2027-05-28" }
  expect(nextSchoolYear(year)).toEqual({ academic_year: "2027-2028", start_date: "2027-08-30", end_date: "2028-05-26" })
})

test("a year that lasts all year is followed without a gap", { tags: ["planning.next-year-page"] }, () => {
  const year = { academic_year: "2026-2027", start_date: "2026-07-01", end_date: "2027-06-30" }
  expect(nextSchoolYear(year)).toEqual({ academic_year: "2027-2028", start_date: "2027-07-01", end_date: "2028-06-30" })
  const leap = { academic_year: "2027", start_date: "2027-03-01", end_date: "2028-02-28" }
  expect(nextSchoolYear(leap)).toMatchObject({ start_date: "2028-02-29", end_date: "2029-02-28" })
})

test("the suggested year is a year that begins after the old one", { tags: ["planning.next-year-page"] }, () => {
  fc.assert(
    fc.property(fc.nat(800), fc.integer({ min: 1, max: 400 }), (start, length) => {
      const start_date = addDays("2026-01-01", start)
      const year = { academic_year: "2026", start_date, end_date: addDays(start_date, length) }
      const next = nextSchoolYear(year)
      expect(next.start_date > year.end_date).toBe(true)
      expect(yearProblem(next)).toBeNull()
      if (length < 364) expect(weekdayOf(next.start_date)).toBe(weekdayOf(start_date))
    }),
  )
})

test.each([
  ["2026-11-27", "07-01", "2026-2027", "2026-07-01", "2027-06-30"],
  ["2027-06-02", "07-01", "2026-2027", "2026-07-01", "2027-06-30"],
  ["2027-06-03", "07-01", "2027-2028", "2027-07-01", "2028-06-30"],
  ["2026-03-10", "01-27", "2026", "2026-01-27", "2026-12-18"],
  ["2026-01-02", "02-05", "2026", "2026-02-05", "2026-12-18"],
  ["2026-11-27", "01-27", "2027", "2027-01-27", "2027-12-18"],
  ["2026-12-28", "01-27", "2027", "2027-01-27", "2027-12-18"],
])(
  "a family that begins on %s, whose years start on %s, begins with %s",
  { tags: ["setup.place"] },
  (today, year_start, academic_year, start_date, end_date) => {
    expect(firstSchoolYear(today, year_start)).toEqual({ academic_year, start_date, end_date })
  },
)
