import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { expect, test } from "vitest"
import { ben, sampleAssignment, sampleCurriculum } from "../../../testing/sample-family.ts"
import { explainedRows, typesLeftOut } from "./explained-rows.ts"

const course = sampleCurriculum(1, ben, "Math")

function graded(type: AssignmentView["type"], day: string, earned: number, more: Partial<AssignmentView> = {}) {
  const work = sampleAssignment(`${type} of ${day}`, course, day)
  const grade = {
    id: crypto.randomUUID(),
    points_earned: earned,
    percentage: earned,
    letter_grade: null,
    feedback: null,
    version: 1,
    created_at: work.created_at,
    updated_at: work.updated_at,
  }
  return { ...work, id: `${type}-${day}`, type, status: "graded", grade, ...more } satisfies AssignmentView
}

const quiz = { type: "quiz" as const, weight: 30, earned: 180, possible: 200, percent: 90, counted: 2 }
const test1 = { type: "test" as const, weight: 60, earned: 85, possible: 100, percent: 85, counted: 1 }

test(
  "each type names its share, its grades by day, the dropped ones and extra credit",
  { tags: ["grades.breakdown"] },
  () => {
    const works = [
      graded("quiz", "2026-10-09", 88),
      graded("quiz", "2026-10-02", 92),
      graded("quiz", "2026-10-16", 61.25),
      graded("quiz", "2026-10-23", 5, { extra_credit: true }),
      graded("test", "2026-10-30", 85),
      graded("test", "2026-11-06", 0, { points_possible: 0 }),
    ]
    const breakdown = [
      { ...quiz, dropped_ids: ["quiz-2026-10-16"] },
      { ...test1, dropped_ids: [] },
    ]
    const rows = explainedRows({ breakdown }, works)
    expect(rows.map(({ label, share, points, percent }) => ({ label, share, points, percent }))).toEqual([
      { label: "Quizzes", share: 33, points: "180 / 200", percent: "90%" },
      { label: "Tests", share: 67, points: "85 / 100", percent: "85%" },
    ])
    expect(rows[0]?.works.map(({ text, kind }) => [text, kind])).toEqual([
      ["92%", "counted"],
      ["88%", "counted"],
      ["61.3%", "dropped"],
      ["+5", "extra"],
    ])
    expect(rows[1]?.works).toHaveLength(1)
  },
)

test("work without weights is one row", { tags: ["grades.breakdown"] }, () => {
  const breakdown = [{ ...quiz, type: null, weight: null, dropped_ids: [] }]
  const works = [graded("quiz", "2026-10-02", 92), graded("test", "2026-10-09", 88)]
  const [row] = explainedRows({ breakdown }, works)
  expect(row).toMatchObject({ label: "All work", share: null, points: "180 / 200" })
  expect(row?.works).toHaveLength(2)
})

test(
  "types with a weight and no grade, and types with grades and no weight, are named",
  { tags: ["grades.breakdown"] },
  () => {
    const works = [graded("quiz", "2026-10-02", 92), graded("essay", "2026-10-09", 88)]
    const breakdown = [{ ...quiz, dropped_ids: [] }]
    expect(typesLeftOut({ quiz: 30, project: 20 }, { breakdown }, works)).toEqual({
      waiting: ["Projects"],
      unweighted: ["Essays"],
    })
    expect(typesLeftOut(null, { breakdown }, works)).toEqual({ waiting: [], unweighted: [] })
  },
)
