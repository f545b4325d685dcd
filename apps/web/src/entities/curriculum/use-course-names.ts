import type { CourseName } from "@hearthbook/api/plan/curriculum"
import { trpc } from "../../api/trpc.ts"

/** The courses by name. Suspends until they have loaded. */
export function useCourseNames(): CourseName[] {
  const [courses] = trpc.curriculum.names.useSuspenseQuery()
  return courses
}
