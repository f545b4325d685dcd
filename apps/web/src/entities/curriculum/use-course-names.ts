import { shows } from "../../api/shown-rows.ts"
import { trpc } from "../../api/trpc.ts"
import type { CourseName } from "../../lib/course-name.ts"

/** For screens that name the courses and show no figures of them. */
export const ofCourseNames = shows("student", "subject", "provider", "curriculum")

/** The courses by name. Suspends until they have loaded. */
export function useCourseNames(): CourseName[] {
  const [courses] = trpc.curriculum.list.useSuspenseQuery({}, ofCourseNames)
  return courses
}
