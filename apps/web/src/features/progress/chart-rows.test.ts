import type { WeekProgress } from "@hearthbook/api/work/progress"
import { describe, expect, test } from "vitest"
import { arrangeWeeks } from "./chart-rows.ts"

const math = { id: "m", name: "Math", color: "#0f766e", icon: "Calculator" }
const art = { id: "a", name: "Art", color: "#b45309", icon: "Palette" }

describe("weeks × subjects", () => {
  test("has no weeks and no subjects without grades", () => {
    expect(arrangeWeeks([])).toEqual({ rows: [], subjects: [] })
  })

  test("lists each subject once by name, and each percentage in its week", () => {
    const { rows, subjects } = arrangeWeeks([
      week(math, "2026-09-14", 80),
      week(math, "2026-09-07", 95),
      week(art, "2026-09-14", 100),
    ])
    expect(subjects).toEqual([art, math])
    expect(rows.map((row) => [row.week, ...row.percents])).toEqual([
      ["2026-09-07", ["m", 95]],
      ["2026-09-14", ["m", 80], ["a", 100]],
    ])
  })

  test("has an empty row for a week without work, also across the end of daylight saving time", () => {
    const { rows } = arrangeWeeks([week(math, "2026-10-19", 0), week(math, "2026-11-09", 70)])
    expect(rows.map((row) => row.week)).toEqual(["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"])
    expect(rows.map((row) => row.percents.get("m"))).toEqual([0, undefined, undefined, 70])
  })
})

function week(subject: typeof math, monday: string, percent: number): WeekProgress {
  return { student_id: "s", subject, week: `${monday}T00:00:00.000Z`, percent, graded_count: 1 }
}
