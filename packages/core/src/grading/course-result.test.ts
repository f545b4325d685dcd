import { describe, expect, test } from "vitest"
import { builtinScales, standardScale } from "./builtin-scales.ts"
import { courseResult, overrideProblem } from "./course-result.ts"

const current = { percent: 88.4, letter: "B+" }
const result = (rest: Partial<Parameters<typeof courseResult>[0]>) =>
  courseResult({ scale: standardScale, current, frozen: null, override_label: null, ...rest })

describe("the result of a course", { tags: ["grades.finalize"] }, () => {
  test("is what the work gives until it is finalized", () => {
    expect(result({})).toEqual({
      percent: 88.4,
      letter: "B+",
      label: "B+",
      points: 3.3,
      current_percent: 88.4,
      current_letter: "B+",
      changed_since: false,
    })
  })

  test("shows the label of an override, and keeps the letter", () => {
    expect(result({ override_label: "A-" })).toMatchObject({ percent: 88.4, letter: "B+", label: "A-", points: 3.7 })
    expect(result({ override_label: "A-", current: { percent: null, letter: null } })).toMatchObject({
      percent: null,
      letter: null,
      label: "A-",
      points: 3.7,
    })
  })

  test("no longer moves once it is finalized, and says that the work differs", () => {
    const frozen = { percent: 91, letter: "A-" }
    expect(result({ frozen })).toMatchObject({
      ...frozen,
      label: "A-",
      points: 3.7,
      current_percent: 88.4,
      current_letter: "B+",
      changed_since: true,
    })
    expect(result({ frozen: current })).toMatchObject({ changed_since: false })
    expect(result({ frozen: { ...current, percent: 88.41 } })).toMatchObject({ changed_since: true })
  })

  test("has no points in pass/fail", () => {
    const scale = builtinScales.find(({ kind }) => kind === "pass_fail") ?? standardScale
    expect(result({ scale, override_label: "Pass" })).toMatchObject({ label: "Pass", points: null })
  })
})

test("an override needs a reason and a label of the scale", { tags: ["grades.override"] }, () => {
  expect(overrideProblem(standardScale, "A", "Late work was excused")).toBeNull()
  expect(overrideProblem(standardScale, "A", " ")).toBe("reason_missing")
  expect(overrideProblem(standardScale, "A", null)).toBe("reason_missing")
  expect(overrideProblem(standardScale, "A++", "Excellent")).toBe("label_unknown")
})
