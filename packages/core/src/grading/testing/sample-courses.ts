import type { GradedWork } from "../course-grade.ts"
import { standardScale } from "../builtin-scales.ts"
import type { FamilyCourse, PastCourse } from "../transcript-types.ts"

// Graded work and courses for tests.

/** Graded work: a type, its points and, where they matter, its day and the rest. */
export function graded(
  type: GradedWork["type"],
  earned: number,
  possible: number,
  rest: Partial<GradedWork> = {},
): GradedWork {
  return {
    id: `${type} ${earned}/${possible}`,
    type,
    earned,
    possible,
    due_date: "2026-10-01",
    created_at: new Date("2026-09-01T12:00:00.000Z"),
    extra_credit: false,
    ...rest,
  }
}

/** A finished ninth-grade course of one credit with a finalized A. */
export function familyCourse(title: string, rest: Partial<FamilyCourse> = {}): FamilyCourse {
  return {
    curriculum_id: title,
    academic_year: "2024-2025",
    grade_level: "9",
    title,
    subject: title,
    level: "regular",
    credits: 1,
    provider_name: null,
    scale: standardScale,
    end_date: "2025-06-13",
    result: { label: "A", percent: 95, is_final: true },
    waiting: 0,
    ...rest,
  }
}

/** A result that is final. */
export function finalResult(label: string | null, percent: number | null = null): FamilyCourse["result"] {
  return { label, percent, is_final: true }
}

/** A college course of one credit with an A, taken in tenth grade. */
export function pastCourse(title: string, rest: Partial<PastCourse> = {}): PastCourse {
  return {
    id: title,
    academic_year: "2025-2026",
    grade_level: "10",
    title,
    letter: "A",
    percent: null,
    credits: 1,
    level: "dual_enrollment",
    provider_name: "Finger Lakes Community College",
    ...rest,
  }
}
