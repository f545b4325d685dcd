import { expect, test } from "vitest"
import { gradeIn } from "./grade-in-year.ts"

const year = { start_date: "2025-07-01T00:00:00.000Z", end_date: "2026-06-30T00:00:00.000Z" }
const student = { grade_level: "5" as const }

test("a sheet of a past year has that year's grade, or none", { tags: ["requirements.sheet-grade"] }, () => {
  const today = "2026-11-27"
  expect(gradeIn(year, { student, requirement: { grade_level: "4" as const }, today })).toBe("4")
  expect(gradeIn(year, { student, requirement: null, today })).toBeNull()
  expect(gradeIn(year, { student, requirement: null, today: "2026-06-30" })).toBe("5")
})
