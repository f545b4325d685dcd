import { expect, test } from "vitest"
import { builtinScales, standardScale } from "./builtin-scales.ts"
import { otherScales } from "./other-scales.ts"

test("each scale that differs from the family's is explained once", { tags: ["grades.transcript"] }, () => {
  const own = { name: "Our marks", steps: [{ label: "Great", min_percent: 90, points: 4 }] }
  const moved = { name: "Our marks", steps: [{ label: "Great", min_percent: 80, points: 4 }] }
  const narrative = builtinScales.find(({ kind }) => kind === "narrative")
  const used = [standardScale, own, own, moved, ...(narrative ? [narrative] : [])]
  expect(otherScales(used, standardScale)).toEqual([own, moved])
  expect(otherScales([standardScale], own)).toEqual([{ name: standardScale.name, steps: standardScale.steps }])
})
