import type { QuickLine } from "@hearthbook/core/planning/quick-add/quick-types"
import { expect, test } from "vitest"
import { linesToItems } from "./lines-to-items.ts"

function line(title: string, courses: string[], given: Partial<QuickLine> = {}): QuickLine {
  return {
    title,
    kind: "lesson",
    day: "2026-11-27",
    is_day_typed: true,
    targets: courses.map((id) => ({ id, student_id: id, subject: "Math" })),
    missing: null,
    left_out: null,
    parts: [],
    ...given,
  }
}

test("lines become lessons and assignments of their courses", { tags: ["week.quick-lines"] }, () => {
  const lines = [
    line("Facts", ["a"]),
    line("Fractions", ["b", "next"]),
    line("Math quiz", ["a", "b"], { kind: "assignment" }),
  ]
  const { lessons, assignments } = linesToItems(lines, (id) => id === "next")
  expect(lessons?.map(({ title, curriculum_id, planned_date }) => [title, curriculum_id, planned_date])).toEqual([
    ["Facts", "a", "2026-11-27"],
    ["Fractions", "b", "2026-11-27"],
    ["Fractions", "next", null],
  ])
  expect(
    assignments?.map(({ title, curriculum_id, due_date, type }) => [title, curriculum_id, due_date, type]),
  ).toEqual([
    ["Math quiz", "a", "2026-11-27", "quiz"],
    ["Math quiz", "b", "2026-11-27", "quiz"],
  ])
})
