import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import { describe, expect, test } from "vitest"
import { curriculumOptions, addRecent, likelyCurriculum, targetOf } from "./quick-add-target.ts"

const adaMath = curriculum("ada-math", "Ada", "Math")
const adaArt = curriculum("ada-art", "Ada", "Art")
const benMath = curriculum("ben-math", "Ben", "Math")
const adaOldArt = curriculum("ada-old-art", "Ada", "Art", "2025-2026")
const all = [adaOldArt, adaMath, adaArt, benMath]

describe("where a new piece of work goes", () => {
  test("at first to the newest year, by the subject's name", () => {
    expect(likelyCurriculum(all, "")).toBe(adaArt)
    expect(likelyCurriculum(all, "", "Ben")).toBe(benMath)
  })

  test("then where the last one went, of that child or of any", () => {
    const recent = addRecent(addRecent("", "ada-math"), "ben-math")
    expect(likelyCurriculum(all, recent)).toBe(benMath)
    expect(likelyCurriculum(all, recent, "Ada")).toBe(adaMath)
  })

  test("a curriculum that is gone is passed over", () => {
    expect(likelyCurriculum(all, "deleted,ada-math", "Ada")).toBe(adaMath)
    expect(likelyCurriculum([], "deleted")).toBeUndefined()
  })

  test("what is kept names each once, the latest first, and does not grow without end", () => {
    expect(addRecent("a,b,c", "b")).toBe("b,a,c")
    const many = Array.from({ length: 100 }, (_, index) => `c${index}`).reduce(addRecent, "")
    expect(many.split(",")).toHaveLength(40)
    expect(many.startsWith("c99,c98,")).toBe(true)
  })
})

test("curricula are offered by their subjects, and more is said where two are alike", () => {
  expect(curriculumOptions([adaOldArt, adaMath, adaArt]).map(({ label }) => label)).toEqual([
    "Art · 2026-2027",
    "Math",
    "Art · 2025-2026",
  ])
})

test("what is kept of the last one has the words by which it is offered; of one that is gone nothing is kept", () => {
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
