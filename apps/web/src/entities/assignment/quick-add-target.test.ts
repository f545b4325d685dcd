import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { describe, expect, test } from "vitest"
import { curriculumOptions, addRecent, likelyCurriculum, targetOf } from "./quick-add-target.ts"
import { samplePace } from "../../testing/sample-family.ts"

const adaMath = curriculum("ada-math", "Ada", "Math")
const adaArt = curriculum("ada-art", "Ada", "Art")
const benMath = curriculum("ben-math", "Ben", "Math")
const adaOldArt = curriculum("ada-old-art", "Ada", "Art", "2025-2026")
const all = [adaOldArt, adaMath, adaArt, benMath]

describe("the likely curriculum for new work", () => {
  test("defaults to the newest year, sorted by subject name", () => {
    expect(likelyCurriculum(all, "")).toBe(adaArt)
    expect(likelyCurriculum(all, "", "Ben")).toBe(benMath)
  })

  test("prefers the most recently used, of one child or of any", () => {
    const recent = addRecent(addRecent("", "ada-math"), "ben-math")
    expect(likelyCurriculum(all, recent)).toBe(benMath)
    expect(likelyCurriculum(all, recent, "Ada")).toBe(adaMath)
  })

  test("skips a deleted curriculum", () => {
    expect(likelyCurriculum(all, "deleted,ada-math", "Ada")).toBe(adaMath)
    expect(likelyCurriculum([], "deleted")).toBeUndefined()
  })

  test("stores each recent curriculum once, the latest first, up to a limit", () => {
    expect(addRecent("a,b,c", "b")).toBe("b,a,c")
    const many = Array.from({ length: 100 }, (_, index) => `c${index}`).reduce(addRecent, "")
    expect(many.split(",")).toHaveLength(40)
    expect(many.startsWith("c99,c98,")).toBe(true)
  })
})

test("labels curricula by subject, with the year where two share a subject", () => {
  expect(curriculumOptions([adaOldArt, adaMath, adaArt]).map(({ label }) => label)).toEqual([
    "Art · 2026-2027",
    "Math",
    "Art · 2025-2026",
  ])
})

test("a target has the label of its option; a deleted curriculum has no target", () => {
  expect(targetOf(all, "ada-old-art")).toEqual({
    student_id: "Ada",
    curriculum_id: "ada-old-art",
    label: "Art · 2025-2026",
  })
  expect(targetOf(all, "ben-math")?.label).toBe("Math")
  expect(targetOf(all, "deleted")).toBeNull()
})

function curriculum(id: string, child: string, name: string, academic_year = "2026-2027"): CurriculumView {
  const at = "2026-09-01T00:00:00.000Z"
  return {
    id,
    student_id: child,
    subject_id: name,
    provider_id: null,
    academic_year,
    semester: "full_year",
    ...samplePace,
    goals: null,
    notes: null,
    student: { id: child, first_name: child, last_name: "Reed", grade_level: "4", color: "#0f766e" },
    subject: { id: name, name, color: "#0f766e", icon: "Calculator" },
    provider: null,
    assignment_count: 0,
    graded_count: 0,
    lesson_count: 0,
    version: 1,
    created_at: at,
    updated_at: at,
  }
}
