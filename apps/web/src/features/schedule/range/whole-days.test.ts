import fc from "fast-check"
import { expect, test } from "vitest"
import { lastShownDay } from "./whole-days.ts"

const days = (...counts: number[]) =>
  counts.map((count, index) => ({ day: `2026-11-${String(index + 1).padStart(2, "0")}`, count }))

test("days are shown until another one would be too many entries", () => {
  expect(lastShownDay(days(3, 0, 4, 5), 10)).toBe("2026-11-03")
  expect(lastShownDay(days(3, 0, 4, 3), 10)).toBe("2026-11-04")
})

test("the first day with entries is shown, however many they are", () => {
  expect(lastShownDay(days(0, 30, 0, 1), 10)).toBe("2026-11-03")
})

test("nothing is shown of no days", () => {
  expect(lastShownDay([], 10)).toBeUndefined()
})

test("at most that many entries are shown besides the first day, and the next day would be too many", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(20), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 60 }),
      (counts, most) => {
        const all = days(...counts)
        const shown = all.findIndex(({ day }) => day === lastShownDay(all, most)) + 1
        const sum = (part: number[]) => part.reduce((total, count) => total + count, 0)
        const before = counts.slice(0, shown)
        expect(sum(before) <= most || before.filter((count) => count > 0).length === 1).toBe(true)
        if (shown < counts.length) expect(sum(counts.slice(0, shown + 1))).toBeGreaterThan(most)
      },
    ),
  )
})
