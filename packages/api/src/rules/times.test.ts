import fc from "fast-check"
import { expect, test } from "vitest"
import { describeDuration, minutesOf, timeAt, timeOf, timeToDate } from "./times.ts"

test("a time of day and its timestamp are the same fact, wherever the reader is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minutes) => {
      const time = timeAt(minutes)
      expect(timeOf(timeToDate(time).toISOString())).toBe(time)
      expect(minutesOf(time)).toBe(minutes)
    }),
  )
})

test("no time lies outside its day", () => {
  expect(timeAt(-30)).toBe("00:00")
  expect(timeAt(24 * 60 + 30)).toBe("23:59")
})

test.each([
  [45, "45 min"],
  [60, "1 hour"],
  [90, "1 h 30 min"],
  [120, "2 hours"],
])("%i minutes are %s", (minutes, words) => expect(describeDuration(minutes)).toBe(words))
