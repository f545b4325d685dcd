import { expect, test } from "vitest"
import { daysFrom, firstSchoolDay } from "./next-school-day.ts"

const day = (date: string, is_school_day: boolean) => ({
  date: `${date}T00:00:00.000Z`,
  is_school_day,
  reason: is_school_day ? ("school_day" as const) : ("day_off" as const),
  name: null,
})

test("the next school day is after the days off", () => {
  const days = [day("2026-11-26", false), day("2026-11-27", false), day("2026-11-30", true), day("2026-12-01", true)]
  expect(firstSchoolDay(days, "2026-11-27")).toBe("2026-11-30")
  expect(firstSchoolDay(days.slice(0, 2), "2026-11-27")).toBe("2026-11-27")
  expect(daysFrom("2026-11-26")).toEqual({ start_date: "2026-11-26", end_date: "2027-03-26" })
})
