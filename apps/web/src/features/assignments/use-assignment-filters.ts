import type { EffectiveStatus } from "@hearthbook/api/rules/assignment-status"
import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import { useSearchParams } from "wouter"
import { useChosenChild } from "../../ui/use-chosen-child.ts"
import { readStatus, subjectOptions } from "./assignment-filters.ts"

/** Child, status and subject, as the address has them. A subject the chosen child does not have counts as none. */
export function useAssignmentFilters(curricula: CurriculumView[]) {
  const { students, chosen, choose } = useChosenChild()
  const [search, setSearch] = useSearchParams()
  const subjects = subjectOptions(curricula.filter(({ student_id }) => !chosen || student_id === chosen.id))
  const subject_id = subjects.find(({ value }) => value === search.get("subject"))?.value ?? null

  const put = (values: Record<string, string | null>) =>
    setSearch(
      (now) => {
        for (const [name, value] of Object.entries(values)) {
          if (value) now.set(name, value)
          else now.delete(name)
        }
        return now
      },
      { replace: true },
    )

  return {
    students,
    student: chosen,
    setStudent: choose,
    status: readStatus(search),
    setStatus: (status: EffectiveStatus | null) => put({ status }),
    subjects,
    subject_id,
    setSubject: (subject: string | null) => put({ subject }),
    clear: () => put({ status: null, subject: null }),
  }
}
export type AssignmentFilters = ReturnType<typeof useAssignmentFilters>
