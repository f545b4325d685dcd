import { describe, expect, test } from "vitest"
import { seriesOf } from "./recurrence.ts"

const math = {
  day_of_week: "wednesday" as const,
  start_time: "1970-01-01T09:00:00.000Z",
  end_time: "1970-01-01T09:45:00.000Z",
  start_date: null,
  end_date: null,
  canceled_days: [],
}

describe("a weekly class as a series", () => {
  test(
    "begins on its first day in the shown range and keeps its wall-clock times",
    { tags: ["schedule.recurrence"] },
    () => {
      expect(seriesOf(math, "2026-11-23")).toEqual({
        start: "2026-11-25 09:00:00",
        end: "2026-11-25 09:45:00",
        rrule: "FREQ=WEEKLY;BYDAY=WE",
      })
    },
  )

  test("does not begin before its own first day", () => {
    const later = { ...math, start_date: "2026-12-03T00:00:00.000Z" }
    expect(seriesOf(later, "2026-11-23")?.start).toBe("2026-12-09 09:00:00")
  })

  test("includes its last day and nothing after", { tags: ["schedule.recurrence"] }, () => {
    const ending = { ...math, end_date: "2026-12-02T00:00:00.000Z" }
    expect(seriesOf(ending, "2026-11-23")?.rrule).toBe("FREQ=WEEKLY;BYDAY=WE;UNTIL=20261202T235959Z")
    expect(seriesOf(ending, "2026-12-03")).toBeNull()
  })
})
