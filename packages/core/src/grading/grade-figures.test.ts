import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { shownPercent } from "./letter-grade.ts"
import { builtinScales, standardScale } from "./builtin-scales.ts"
import { exact } from "./fraction.ts"
import { figuresOn, letterOn } from "./grade-figures.ts"
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
    [whole, 89.5, 89.5],
    [whole, 89.4, 89],
    [whole, 89.997, 89.99],
    [whole, 89.96, 89.96],
    [whole, 104.6, 105],
    [unbounded, 59.7, 59.7],
    [unbounded, 59.997, 59.99],
    [standardScale, 92.5, 92.5],
    [inPercent, 88.5, 89],
  ])("on %j, %d is shown as %d", (scale, percent, shown) => {
    const thousandths = { over: BigInt(Math.round(percent * 1000)), under: 1000n }
    expect(figuresOn(scale, thousandths).shown_percent).toBe(shown)
  })

  test("is that of the letters that grades have always had", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
        const percent = hundredths / 100
        const label = letterOn(standardScale, { earned: hundredths, possible: 10_000 })
        expect(figuresOn(standardScale, exact(percent)).shown_percent).toBe(shownPercent(percent, label))
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
        expect(stepOfPercent(scale, exact(shown_percent ?? NaN))?.label).toBe(letter)
        expect(Math.abs((shown_percent ?? NaN) - (stored ?? NaN))).toBeLessThanOrEqual(0.51)
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
