import { addDays, weekdayOf } from "@hearthbook/core/time/days"
import { expect, test } from "vitest"
import { daysOf, rangeOf, scheduleViews, stepFrom } from "./schedule-range.ts"

test("a week runs from Monday to Sunday for any of its days", () => {
  for (let day = "2026-11-16"; day <= "2026-11-22"; day = addDays(day, 1)) {
    expect(rangeOf("week", day)).toEqual({ first: "2026-11-16", last: "2026-11-22" })
  }
})

test("a month is shown as six whole weeks", () => {
  expect(rangeOf("month", "2026-11-21")).toEqual({ first: "2026-10-26", last: "2026-12-06" })
  expect(daysOf(rangeOf("month", "2026-02-01"))).toHaveLength(42)
  expect(weekdayOf(rangeOf("month", "2027-02-28").first)).toBe("monday")
})

test("an agenda has thirty days from the given day", () => {
  expect(daysOf(rangeOf("agenda", "2026-11-21"))).toHaveLength(30)
})

test("a step forward and back returns to the same place and skips no month", () => {
  for (const view of scheduleViews) {
    const there = stepFrom(view, "2026-11-01", 1)
    expect(stepFrom(view, there, -1), view).toBe("2026-11-01")
  }
  expect(stepFrom("month", "2027-01-31", 1)).toBe("2027-02-01")
  expect(stepFrom("month", "2027-01-15", -1)).toBe("2026-12-01")
})
