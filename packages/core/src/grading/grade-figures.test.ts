import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { shownPercent } from "./letter-grade.ts"
import { builtinScales, standardScale } from "./builtin-scales.ts"
import { exact } from "./fraction.ts"
import { figuresOn, letterOn, shownPercentOn } from "./grade-figures.ts"
import { stepOfPercent, type ScaleFacts } from "./grading-scale.ts"

const whole = builtinScales.find(({ id }) => id === "builtin-whole-letters") ?? standardScale
const inPercent: ScaleFacts = { kind: "percent", steps: [] }
const unbounded: ScaleFacts = {
  kind: "pass_fail",
  steps: [
    { label: "Pass", min_percent: 60, points: null },
    { label: "Fail", min_percent: null, points: null },
  ],
}

describe("the percentage beside a label", () => {
  test.each([
    [whole, 89.5, "B", 89.5],
    [whole, 89.4, "B", 89],
    [whole, 90, "B", 89.99],
    [whole, 89.96, "B", 89.96],
    [whole, 104.6, "A", 105],
    [whole, 95, "C", 95],
    [unbounded, 59.7, "Fail", 59.7],
    [unbounded, 60, "Fail", 59.99],
    [standardScale, 92.5, "A-", 92.5],
    [inPercent, 88.5, null, 89],
  ])("on %j, %d with %s is shown as %d", (scale, percent, label, shown) => {
    expect(shownPercentOn(scale, percent, label)).toBe(shown)
  })

  test("keeps two decimals for a table", () => {
    expect(shownPercentOn(whole, 91.25, "A", 2)).toBe(91.25)
    expect(shownPercentOn(whole, 90, "B", 2)).toBe(89.99)
  })

  test("is that of the letters that grades have always had", () => {
    const decimals = fc.constantFrom(0 as const, 2 as const)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.boolean(), decimals, (hundredths, hasLabel, least) => {
        const percent = hundredths / 100
        const label = hasLabel ? letterOn(standardScale, { earned: hundredths, possible: 10_000 }) : null
        expect(shownPercentOn(standardScale, percent, label, least)).toBe(shownPercent(percent, label, least))
      }),
      { numRuns: 1_000 },
    )
  })

  test("never contradicts the label", () => {
    const quotient = fc
      .record({ under: fc.integer({ min: 1, max: 100_000 }), share: fc.integer({ min: 0, max: 12_000 }) })
      .map(({ under, share }) => ({ over: BigInt(Math.round((under * share) / 100)), under: BigInt(under) }))
    const scales = builtinScales.filter(({ kind, steps }) => kind !== "narrative" && steps.length > 0)
    fc.assert(
      fc.property(quotient, fc.constantFrom(unbounded, ...scales), (percent, scale) => {
        const { percent: stored, shown_percent, letter } = figuresOn(scale, percent)
        for (const shown of [shown_percent ?? NaN, shownPercentOn(scale, stored ?? NaN, letter)]) {
          expect(stepOfPercent(scale, exact(shown))?.label).toBe(letter)
          expect(Math.abs(shown - (stored ?? NaN))).toBeLessThanOrEqual(0.51)
        }
      }),
      { numRuns: 500 },
    )
  })
})

test("an exact percentage is rounded half up once", () => {
  // 84.4999… is 84.5 with one decimal, and 84 in whole percent.
  expect(figuresOn(standardScale, { over: 84_499_999n, under: 1_000_000n })).toEqual({
    percent: 84.5,
    whole_percent: 84,
    shown_percent: 84,
    letter: "B",
    points: 3,
  })
})
