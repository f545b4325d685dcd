import type { GradedCourse, GradedWork } from "../course-grade.ts"
import { standardScale } from "../builtin-scales.ts"
import { usualBonus, type Gpas } from "../gpa.ts"
import type { FamilyCourse, PastCourse, TranscriptInput } from "../transcript-types.ts"

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

/** A course for its grade: by the usual scale, without settings or work unless given. */
export function courseOf({
  scale = standardScale,
  weights = null,
  drop_lowest = null,
  work = [],
}: Partial<GradedCourse>) {
  return { scale, weights, drop_lowest, work }
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

/** The input of a transcript: no courses, the usual scale and bonus, and a day in November 2026, unless given. */
export function transcriptOf(given: Partial<TranscriptInput>): TranscriptInput {
  return {
    courses: [],
    past_courses: [],
    scale: standardScale,
    bonus: usualBonus,
    today: "2026-11-27",
    ...given,
  }
}

/** A finished course with this result. */
export function withLabel(title: string, label: string | null, rest: Partial<FamilyCourse> = {}): FamilyCourse {
  return familyCourse(title, { result: finalResult(label), ...rest })
}

/** An eleventh-grade course that goes on until June 2027. */
export const inProgress = {
  academic_year: "2026-2027",
  grade_level: "11",
  end_date: "2027-06-11",
  result: { label: "A", percent: 96, is_final: false },
}

/** An eighth-grade year, before high school. */
export const eighth = { academic_year: "2023-2024", grade_level: "8", end_date: "2024-06-14" }

/** Credits earned, GPA and weighted GPA. */
export function totals({ credits, gpa, weighted_gpa }: Gpas & { credits: number }) {
  return [credits, gpa, weighted_gpa]
}
