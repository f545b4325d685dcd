import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import { shows } from "../../api/refetch-touched.ts"
import { trpc } from "../../api/trpc.ts"

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

/** For screens that name the courses and show no figures of them. */
export const ofCourseNames = shows("student", "subject", "provider", "curriculum")

/** The courses by name. Suspends until they have loaded. */
export function useCourseNames(): CourseName[] {
  const [courses] = trpc.curriculum.list.useSuspenseQuery({}, ofCourseNames)
  return courses
}
