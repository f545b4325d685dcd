import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { subjectOptions } from "./subject-options.ts"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"

/**
 * The subjects of the chosen child or of all children, and the one the page is filtered by. A subject that the child
 * does not have counts as none.
 */
export function useSubjectFilter(curricula: CourseName[], child: StudentSummary | null) {
  const { search, put } = useSearchParamsState()
  const subjects = subjectOptions(curricula.filter(({ student_id }) => !child || student_id === child.id))
  const subject_id = subjects.find(({ value }) => value === search.get("subject"))?.value ?? null
  return { subjects, subject_id, setSubject: (subject: string | null) => put({ subject }) }
}
