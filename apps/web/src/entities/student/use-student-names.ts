import type { StudentSummary } from "@hearthbook/api/family/student"
import { trpc } from "../../api/trpc.ts"

/** The students without their figures, which change with each grade and mark. Suspends until they have loaded. */
export function useStudentNames(): StudentSummary[] {
  const [students] = trpc.students.names.useSuspenseQuery()
  return students
}
