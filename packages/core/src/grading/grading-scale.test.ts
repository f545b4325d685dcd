import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { letterGrade, letterGrades } from "./letter-grade.ts"
import { builtinScales, standardScale } from "./builtin-scales.ts"
import { exact } from "./fraction.ts"
import {
  isFailing,
  percentOfLabel,
  pointsOfLabel,
  scaleProblems,
  stepOfPercent,
  type ScaleFacts,
  type ScaleStep,
} from "./grading-scale.ts"
import { slowStep } from "./testing/reference.ts"

const step = (label: string, min_percent: number | null, points: number | null = null): ScaleStep => ({
  label,
  min_percent,
  points,
})
const letters = (...steps: ScaleStep[]): ScaleFacts => ({ kind: "letter", steps })
const labelAt = (scale: ScaleFacts, percent: number) => stepOfPercent(scale, exact(percent))?.label ?? null

describe("the step of a percentage", { tags: ["grades.scale"] }, () => {
  test("is the highest that is reached, in whatever order the steps are", () => {
    const scale = letters(step("C", 70), step("A", 90), step("B", 80.5))
    expect([100, 90, 89.99, 80.5, 80.49, 70].map((percent) => labelAt(scale, percent))).toEqual([
      "A",
      "A",
      "B",
      "B",
      "C",
      "C",
    ])
  })

  test("below the lowest bound is the lowest step, or the one without a bound", () => {
    expect(labelAt(letters(step("A", 90), step("B", 80)), 12)).toBe("B")
    expect(labelAt(letters(step("A", 90), step("D", 60), step("F", null)), 59.99)).toBe("F")
    expect(labelAt(letters(step("A", 90), step("F", 0), step("I", null)), 0)).toBe("F")
  })

  test("is unknown in percent, in comments, and where labels are only chosen by hand", () => {
    expect(labelAt({ kind: "percent", steps: [step("A", 0)] }, 90)).toBeNull()
    expect(labelAt({ kind: "narrative", steps: [] }, 90)).toBeNull()
    expect(labelAt({ kind: "standards", steps: [step("Proficient", null)] }, 90)).toBeNull()
  })

  test("is that of the slow reference", () => {
    const bounds = fc.uniqueArray(fc.option(fc.integer({ min: 0, max: 11_000 })), { maxLength: 8 })
    const quotient = fc.record({
      over: fc.integer({ min: 0, max: 120_000 }),
      under: fc.integer({ min: 1, max: 1_000 }),
    })
    fc.assert(
      fc.property(
        bounds,
        quotient,
        fc.constantFrom("letter", "standards", "pass_fail"),
        (given, { over, under }, kind) => {
          const steps = given.map((bound, index) => step(`step ${index}`, bound === null ? null : bound / 100))
          const [a, b] = [BigInt(over), BigInt(under)]
          expect(stepOfPercent({ kind, steps }, { over: a, under: b })).toEqual(slowStep({ kind, steps }, [a, b]))
        },
      ),
    )
  })
})

describe("the scales that are ready", () => {
  test("are valid, with ids of their own", () => {
    expect(builtinScales.flatMap(scaleProblems)).toEqual([])
    expect(new Set(builtinScales.map(({ id }) => id)).size).toBe(8)
  })

  test("begin with the letters and bounds that grades have always had", () => {
    expect(standardScale.steps.map(({ label }) => label)).toEqual(letterGrades)
    const percents = Array.from({ length: 10_001 }, (_, hundredths) => hundredths / 100)
    expect(percents.map((percent) => labelAt(standardScale, percent))).toEqual(
      percents.map((percent) => letterGrade({ earned: percent, possible: 100 })),
    )
  })

  test("have the points of the field", () => {
    const points = standardScale.steps.map(({ label }) => pointsOfLabel(standardScale, label))
    expect(points).toEqual([4, 3.7, 3.3, 3, 2.7, 2.3, 2, 1.7, 1, 0])
  })
})

test("points belong to known labels of letters and standards", () => {
  expect(pointsOfLabel(standardScale, " B+ ")).toBe(3.3)
  expect(pointsOfLabel(standardScale, "b+")).toBeNull()
  expect(pointsOfLabel(standardScale, null)).toBeNull()
  expect(pointsOfLabel(letters(step("A ", 90, 4)), "A")).toBe(4)
  const steps = [step("Pass", 60, 4), step("Fail", 0, 0)]
  expect(pointsOfLabel({ kind: "standards", steps }, "Pass")).toBe(4)
  expect(pointsOfLabel({ kind: "pass_fail", steps }, "Pass")).toBeNull()
})

test("a label fails with 0 points, or as the lowest of letters and pass/fail without points", () => {
  expect(isFailing(standardScale, "F")).toBe(true)
  expect(isFailing(standardScale, "D")).toBe(false)
  expect(isFailing(standardScale, "E")).toBe(false)
  const plain = [step("Pass", 60), step("Fail", null)]
  for (const kind of ["letter", "pass_fail"] as const) {
    expect([isFailing({ kind, steps: plain }, "Pass"), isFailing({ kind, steps: plain }, "Fail")]).toEqual([
      false,
      true,
    ])
  }
  const byHand = [step("Pass", null), step("Fail", null)]
  expect(isFailing({ kind: "pass_fail", steps: byHand }, "Fail")).toBe(true)
  expect(isFailing({ kind: "pass_fail", steps: byHand }, "Pass")).toBe(false)
  expect(isFailing({ kind: "pass_fail", steps: [step("Pass", 0)] }, "Pass")).toBe(false)
  expect(isFailing({ kind: "standards", steps: plain }, "Fail")).toBe(false)
  expect(isFailing(letters(step("A", 90, 4), step("P", null), step("F", 0, 0)), "P")).toBe(false)
})

describe("a scale cannot be saved", { tags: ["grades.scale"] }, () => {
  test("without steps, unless it is in percent or comments", () => {
    expect(scaleProblems(letters())).toEqual([{ path: ["steps"], message: "Add at least one step." }])
    expect(scaleProblems({ kind: "percent", steps: [] })).toEqual([])
    expect(scaleProblems({ kind: "narrative", steps: [] })).toEqual([])
  })

  test("with a label or a bound twice", () => {
    expect(scaleProblems(letters(step("A", 90), step("A ", 80)))).toEqual([
      { path: ["steps", 1, "label"], message: "There are two steps named A." },
    ])
    expect(scaleProblems(letters(step("A", 90), step("B", 90)))).toEqual([
      { path: ["steps", 1, "min_percent"], message: "Two steps begin at 90%." },
    ])
    expect(scaleProblems(letters(step("A", null), step("B", null)))).toEqual([])
  })

  test("of letters with one that has more than six characters", () => {
    const [problem] = scaleProblems(letters(step("Satisfactory", 70), step("A", 90)))
    expect(problem).toEqual({ path: ["steps", 0, "label"], message: "A letter has 6 characters at most." })
    expect(scaleProblems({ kind: "standards", steps: [step("Satisfactory", 70)] })).toEqual([])
  })

  test("with more than 30 steps", () => {
    const many = Array.from({ length: 31 }, (_, index) => step(String(index), index))
    expect(scaleProblems(letters(...many.slice(1)))).toEqual([])
    expect(scaleProblems(letters(...many))).toEqual([{ path: ["steps"], message: "A scale has at most 30 steps." }])
  })
})

test("a label without a percentage stands for the middle of its step", { tags: ["import.letters"] }, () => {
  const percentOf = (label: string) => percentOfLabel(standardScale, label)
  expect(["A", "a-", " B + ", "B−", "D", "F", "Z", ""].map(percentOf)).toEqual([
    96.5,
    91.5,
    88.5,
    81.5,
    65,
    30,
    null,
    null,
  ])
  // Each stands for a percentage that has the label again.
  for (const scale of builtinScales.filter(({ kind }) => kind === "letter"))
    for (const { label } of scale.steps) expect(labelAt(scale, percentOfLabel(scale, label) ?? -1)).toBe(label)
})

test("a label below all bounds has no middle", { tags: ["import.letters"] }, () => {
  expect(percentOfLabel(letters(step("D", 60), step("F", null)), "F")).toBeNull()
})
