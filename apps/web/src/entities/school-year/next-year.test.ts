import { expect, test } from "vitest"
import { ben, sampleCurriculum } from "../../testing/sample-family.ts"
import { sampleYear } from "../../testing/sample-year.ts"
import { endsSoon, isToStart, yearPairOf } from "./next-year.ts"

const yearOf = (academic_year: string, first: string, last: string) => ({
  ...sampleYear,
  id: academic_year,
  academic_year,
  start_date: `${first}T00:00:00.000Z`,
  end_date: `${last}T00:00:00.000Z`,
})
const old = yearOf("2026-2027", "2026-08-31", "2027-05-28")
const next = yearOf("2027-2028", "2027-08-30", "2028-05-26")

test("the next year follows the latest one that has begun", { tags: ["planning.next-year-link"] }, () => {
  expect(yearPairOf([next, old], "2027-03-01")).toEqual({ from: old, academic_year: "2027-2028", into: next })
  expect(yearPairOf([old], "2027-07-01")).toEqual({ from: old, academic_year: "2027-2028", into: null })
  expect(yearPairOf([old, next], "2027-08-30")).toMatchObject({ from: next, academic_year: "2028-2029" })
  expect(yearPairOf([old, next], "2026-01-01")).toMatchObject({ from: old })
  expect(yearPairOf([], "2027-03-01")).toBeNull()
})

test(
  "it is pointed out from 60 days before the end, until it has courses",
  { tags: ["planning.next-year-link"] },
  () => {
    const pair = { from: old, academic_year: "2027-2028", into: null }
    const days = ["2027-03-28", "2027-03-29", "2027-05-28", "2027-07-01"]
    expect(days.map((today) => endsSoon(pair, today))).toEqual([false, true, true, true])
    const course = sampleCurriculum(1, ben, "Math")
    expect(isToStart(pair, [course])).toBe(true)
    expect(isToStart(pair, [course, { ...course, academic_year: "2027-2028" }])).toBe(false)
  },
)
