import type { CurriculumView } from "@hearthbook/api/plan/curriculum"

type Figure =
  | "credits_proposed"
  | "percent"
  | "shown_percent"
  | "letter"
  | "forecast"
  | "assignment_count"
  | "graded_count"
  | "lesson_count"
  | "next_lesson"

/** A course without its figures, which change with each grade and each lesson. */
export type CourseName = Omit<CurriculumView, Figure>
