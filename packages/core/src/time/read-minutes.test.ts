import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readMinutes, splitMinutes } from "./read-minutes.ts"

describe("a typed duration", { tags: ["time.typed-form"] }, () => {
  test.each([
    ["45", 45],
    ["45 min", 45],
    ["45min", 45],
    ["1h 30", 90],
    ["1h30", 90],
    ["1 h 5 min", 65],
    ["2 hours and 15 minutes", 135],
    ["3h", 180],
    ["1.5 hours", 90],
    ["1,5 h", 90],
    ["1:30", 90],
    ["24h", 1440],
  ])("'%s' is %i minutes", (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes)
  })

  test.each(["", "0", "0 min", "-5", "1441", "25h", "1h 75", "1:75", "1.5h 30", "4.5", "soon", "45 pages", "1e3"])(
    "'%s' is none",
    (text) => {
      expect(readMinutes(text)).toBeNull()
    },
  )

  test("reads what it is written as", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1440 }), (total) => {
        const [h, m] = [Math.floor(total / 60), total % 60]
        for (const text of [`${total}`, `${h}h ${m}`, `${h} h ${m} min`, `${total} minutes`]) {
          expect(readMinutes(text)).toBe(total)
        }
      }),
    )
  })
})

test("minutes are split like coins dealt around a table", { tags: ["time.typed-form"] }, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1440 }), fc.integer({ min: 1, max: 6 }), (total, count) => {
      const dealt = Array.from({ length: count }, () => 0)
      for (let minute = 0; minute < total; minute += 1) dealt[minute % count] = (dealt[minute % count] ?? 0) + 1
      expect(splitMinutes(total, count)).toEqual(dealt)
    }),
  )
})
