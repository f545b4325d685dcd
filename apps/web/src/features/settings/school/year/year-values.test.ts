import { expect, test } from "vitest"
import { sampleYear } from "../../../../testing/sample-year.ts"
import { nextYear } from "./year-values.ts"

const family = { year_start: "08-01", school_days: ["monday" as const, "tuesday" as const] }

test("the year after the newest one is suggested with its weekdays", { tags: ["settings.school-years"] }, () => {
  expect(nextYear(sampleYear, family, "2026-11-26")).toEqual({
    academic_year: "2027-2028",
    start_date: "2027-08-01",
    end_date: "2028-07-31",
    school_days: sampleYear.school_days,
  })
})

test("a suggested year begins after a newest one that ends late", { tags: ["settings.school-years"] }, () => {
  const late = { ...sampleYear, end_date: "2027-08-20T00:00:00.000Z" }
  expect(nextYear(late, family, "2026-11-26").start_date).toBe("2027-08-21")
})

test("a calendar year is followed by a calendar year", { tags: ["settings.school-years"] }, () => {
  const calendar = { ...sampleYear, academic_year: "2026", end_date: "2026-12-31T00:00:00.000Z" }
  expect(nextYear(calendar, family, "2026-11-26")).toMatchObject({ academic_year: "2027", start_date: "2027-01-01" })
})

test("a family without a year gets the one in progress", { tags: ["settings.school-years"] }, () => {
  expect(nextYear(undefined, family, "2026-11-26")).toEqual({
    academic_year: "2026-2027",
    start_date: "2026-08-01",
    end_date: "2027-07-31",
    school_days: ["monday", "tuesday"],
  })
})
