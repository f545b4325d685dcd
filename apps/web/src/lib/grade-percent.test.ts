import { expect, test } from "vitest"
import { formatGradePercent } from "./grade-percent.ts"

test("a percentage beside a letter has decimals only where it would contradict the letter", () => {
  expect(formatGradePercent(null, null)).toBe("–")
  expect(formatGradePercent(91.4, "A-")).toBe("91%")
  expect(formatGradePercent(89.5, "B+")).toBe("89.5%")
})
