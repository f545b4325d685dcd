import { expect, test } from "vitest"
import { monthsBetween, rangeOfMonths } from "./calendar-months.ts"

test("months from the first to the last lesson", { tags: ["planning.series-calendar"] }, () => {
  expect(monthsBetween("2026-11-30", "2027-01-29")).toEqual(["2026-11-01", "2026-12-01", "2027-01-01"])
  expect(monthsBetween("2027-02-28", "2027-02-28")).toEqual(["2027-02-01"])
})

test("the days of the months, at most 401", { tags: ["planning.series-calendar"] }, () => {
  expect(rangeOfMonths("2026-11-30", "2027-02-01")).toEqual({ start_date: "2026-11-01", end_date: "2027-02-28" })
  expect(rangeOfMonths("2026-11-30", "2030-02-01")).toEqual({ start_date: "2026-11-01", end_date: "2027-12-06" })
})
