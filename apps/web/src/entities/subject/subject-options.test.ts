import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { describe, expect, test } from "vitest"
import { subjectOptions } from "./subject-options.ts"
import { samplePace } from "../../testing/sample-family.ts"

describe("subject options", () => {
  test("lists each subject once, by name", () => {
    const curricula = [
      curriculum("Science", "s1", "Ada"),
      curriculum("Art", "s2", "Ada"),
      curriculum("Art", "s2", "Ben"),
    ]
    expect(subjectOptions(curricula)).toEqual([
      { value: "s2", label: "Art" },
      { value: "s1", label: "Science" },
    ])
  })

  test("adds the children's names where two subjects share a name", () => {
    const curricula = [curriculum("Math", "s1", "Ada"), curriculum("Math", "s2", "Ben"), curriculum("Math", "s2", "Cy")]
    expect(subjectOptions(curricula).map(({ label }) => label)).toEqual(["Math (Ada)", "Math (Ben, Cy)"])
  })
})

function curriculum(name: string, subject_id: string, first_name: string): CurriculumView {
  const at = "2026-09-01T00:00:00.000Z"
  return {
    id: `${subject_id}-${first_name}`,
    student_id: first_name,
    subject_id,
    provider_id: null,
    academic_year: "2026-2027",
    semester: "full_year",
    ...samplePace,
    goals: null,
    notes: null,
    student: { id: first_name, first_name, last_name: "Reed", grade_level: "4", color: "#0f766e" },
    subject: { id: subject_id, name, color: "#0f766e", icon: "Calculator" },
    provider: null,
    assignment_count: 0,
    graded_count: 0,
    lesson_count: 0,
    version: 1,
    created_at: at,
    updated_at: at,
  }
}
