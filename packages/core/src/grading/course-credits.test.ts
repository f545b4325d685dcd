import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { builtinScales, standardScale } from "./builtin-scales.ts"
import { creditsEarned, proposedCredits, sumCredits, type CreditedCourse } from "./course-credits.ts"

describe("proposed credits", { tags: ["grades.credits"] }, () => {
  test.each([
    [0, 120, null],
    [60, 120, 0],
    [14 * 60 + 59, 120, 0],
    [15 * 60, 120, 0.25],
    [120 * 60, 120, 1],
    [119 * 60, 120, 1],
    [60 * 60, 120, 0.5],
    [75 * 60 - 1, 120, 0.5],
    [75 * 60, 120, 0.75],
    [108 * 60, 108, 1],
    [97 * 60, 135, 0.75],
    [5000 * 60, 120, 10],
  ])("%d minutes of %d hours a credit are %s", (minutes, hours, credits) => {
    expect(proposedCredits(minutes, hours)).toBe(credits)
  })

  test("are the nearest quarter", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 60, max: 240 }), (minutes, hours) => {
        // In units of which a quarter of a credit has 15 × hours, so that no rounding can differ.
        const quarter = 15 * hours
        let quarters = 0
        while ((quarters + 0.5) * quarter <= minutes) quarters++
        expect(proposedCredits(minutes, hours)).toBe(Math.min(quarters / 4, 10))
      }),
    )
  })
})

describe("credits are earned", () => {
  const scaleOf = (id: string) => builtinScales.find((scale) => scale.id === id) ?? standardScale
  const earned = (rest: Partial<CreditedCourse>) =>
    creditsEarned({ status: "final", scale: standardScale, label: "B", percent: 85, credits: 0.5, ...rest })

  test("by a final course that is not failed", () => {
    expect(earned({})).toBe(0.5)
    expect(earned({ label: "D" })).toBe(0.5)
    expect(earned({ label: "F" })).toBe(0)
    expect(earned({ status: "in_progress" })).toBe(0)
    expect(earned({ credits: null })).toBe(0)
  })

  test("by a pass, a percentage and comments, but not without a result", () => {
    expect(earned({ scale: scaleOf("builtin-pass-fail"), label: "Pass" })).toBe(0.5)
    expect(earned({ scale: scaleOf("builtin-pass-fail"), label: "Fail" })).toBe(0)
    expect(earned({ scale: scaleOf("builtin-percent"), label: null })).toBe(0.5)
    expect(earned({ scale: scaleOf("builtin-percent"), label: null, percent: null })).toBe(0)
    expect(earned({ scale: scaleOf("builtin-narrative"), label: null, percent: null })).toBe(0.5)
    expect(earned({ label: null, percent: null })).toBe(0)
    expect(earned({ label: "Pass" })).toBe(0)
  })
})

test("credits add up", () => {
  expect(sumCredits([])).toBe(0)
  expect(sumCredits([0.25, 0.5, 1, 0.25])).toBe(2)
})
