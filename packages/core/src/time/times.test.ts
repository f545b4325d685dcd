import fc from "fast-check"
import { expect, test } from "vitest"
import { describeDuration, minutesOf, timeAt, timeIn, timeOf, timeToDate } from "./times.ts"

test("a time of day converts to its timestamp and back, in any time zone", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minutes) => {
      const time = timeAt(minutes)
      expect(timeOf(timeToDate(time).toISOString())).toBe(time)
      expect(minutesOf(time)).toBe(minutes)
    }),
  )
})

test("no time is outside its day", () => {
  expect(timeAt(-30)).toBe("00:00")
  expect(timeAt(24 * 60 + 30)).toBe("23:59")
})

test.each([
  ["America/New_York", "2026-11-24T20:05:59Z", "15:05"],
  ["America/New_York", "2026-11-24T05:00:00Z", "00:00"],
  ["Asia/Kathmandu", "2026-11-24T18:14:00Z", "23:59"],
  // An hour that occurs twice, when clocks go back.
  ["America/New_York", "2026-11-01T05:30:00Z", "01:30"],
  ["America/New_York", "2026-11-01T06:30:00Z", "01:30"],
])("the time in %s at %s is %s", (zone, now, time) => expect(timeIn(zone, new Date(now))).toBe(time))

test("an unknown time zone throws, also the second time", () => {
  for (let tries = 0; tries < 2; tries++) expect(() => timeIn("Mars/Olympus", new Date())).toThrow(RangeError)
})

test.each([
  [1, "1 minute"],
  [45, "45 minutes"],
  [60, "1 hour"],
  [61, "1 hour 1 minute"],
  [90, "1 hour 30 minutes"],
  [120, "2 hours"],
])("%i minutes are %s", { tags: ["dashboard.durations"] }, (minutes, words) =>
  expect(describeDuration(minutes)).toBe(words),
)
