import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays } from "../time/days.ts"
import { usualPerDay } from "./usual-per-day.ts"

test.each<[string, string[], number]>([
  ["is one a day without lessons", [], 1],
  ["is that of a single day", ["2026-09-07", "2026-09-07", "2026-09-07"], 3],
  ["is that of most days", ["2026-09-07", "2026-09-08", "2026-09-08", "2026-09-09", "2026-09-09"], 2],
  ["is the smaller of two that are as common", ["2026-09-07", "2026-09-07", "2026-09-08"], 1],
  ["is not that of one crowded day", ["2026-09-07", "2026-09-08", "2026-09-09", "2026-09-09", "2026-09-09"], 1],
  ["does not depend on the order of the days", ["2026-09-08", "2026-09-07", "2026-09-08", "2026-09-07"], 2],
])("the usual pace %s", (_, days, pace) => {
  expect(usualPerDay(days)).toBe(pace)
})

test("no other pace is that of more days, and no smaller one of as many", () => {
  const lists = fc.array(fc.integer({ min: 0, max: 12 }).map((distance) => addDays("2026-09-07", distance)))
  fc.assert(
    fc.property(lists, (days) => {
      const loadOf = (day: string) => days.filter((other) => other === day).length
      const daysWith = (load: number) => [...new Set(days)].filter((day) => loadOf(day) === load).length
      const usual = usualPerDay(days)
      for (let load = 1; load <= days.length; load += 1) {
        expect(daysWith(load)).toBeLessThanOrEqual(daysWith(usual))
        if (load < usual) expect(daysWith(load)).toBeLessThan(daysWith(usual))
      }
    }),
  )
})
