import type { AcademicYear } from "../time/academic-year.ts"
import type { Day } from "../time/days.ts"
import type { CourseLevel, GpaBonus, Gpas } from "./gpa.ts"
import type { GradingScale, ScaleFacts } from "./grading-scale.ts"

/** A course of the family as a transcript reads it. */
export type FamilyCourse = {
  curriculum_id: string
  academic_year: AcademicYear
  grade_level: string
  title: string
  subject: string
  level: CourseLevel
  /** Those of the result or, without, of the course; null if nothing was entered. */
  credits: number | null
  provider_name: string | null
  scale: ScaleFacts
  /** The course's last day or, without, that of its school year. */
  end_date: Day
  /** The result of the whole course: the label that paper shows, the computed percentage, and if it is finalized. */
  result: { label: string | null; percent: number | null; is_final: boolean }
  /** The number of assignments that wait for a grade. */
  waiting: number
}

/** A course taken elsewhere, typed in by hand. */
export type PastCourse = {
  id: string
  academic_year: AcademicYear
  grade_level: string
  title: string
  letter: string | null
  percent: number | null
  credits: number | null
  level: CourseLevel
  provider_name: string | null
}

export type TranscriptInput = {
  courses: FamilyCourse[]
  past_courses: PastCourse[]
  /** The family's scale, on which the letters of past courses count. */
  scale: GradingScale
  bonus: GpaBonus
  today: Day
}

export type TranscriptCourse = {
  curriculum_id: string | null
  past_course_id: string | null
  title: string
  subject: string | null
  level: CourseLevel
  credits: number | null
  credits_earned: number
  /** Null while the course is in progress, as are the percentage and the points. */
  label: string | null
  percent: number | null
  points: number | null
  weighted_points: number | null
  status: "final" | "in_progress"
  /** True if the course counts in the GPA. */
  counts: boolean
  provider_name: string | null
}

/** The credits earned and the averages of some courses. */
export type TranscriptTotals = { credits: number } & Gpas
export type TranscriptBlock = { courses: TranscriptCourse[] } & TranscriptTotals
export type TranscriptYear = { academic_year: AcademicYear; grade_level: string } & TranscriptBlock

export type TranscriptFigures = {
  years: TranscriptYear[]
  before_high_school: TranscriptBlock
  cumulative: TranscriptTotals
  scale: Pick<GradingScale, "name" | "steps">
  bonus: GpaBonus
}
