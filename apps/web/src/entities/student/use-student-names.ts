import type { StudentSummary } from "@hearthbook/api/family/student"
import { shows } from "../../api/shown-rows.ts"
import { trpc } from "../../api/trpc.ts"

/** The students without their figures, which change with each grade and mark. Suspends until they have loaded. */
export function useStudentNames(): StudentSummary[] {
  const [students] = trpc.students.list.useSuspenseQuery({}, shows("student"))
  return students
}
