import type { EffectiveStatus } from "@hearthbook/api/rules/assignment-status"
import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import { useAddress } from "../../ui/use-address.ts"
import { useChosenChild } from "../../ui/use-chosen-child.ts"
import { useSubjectFilter } from "../../ui/use-subject-filter.ts"
import { readStatus } from "./assignment-filters.ts"

/** Child, status and subject, as the address has them. */
export function useAssignmentFilters(curricula: CurriculumView[]) {
  const { students, chosen, choose } = useChosenChild()
  const { search, put } = useAddress()
  return {
    students,
    student: chosen,
    setStudent: choose,
    status: readStatus(search),
    setStatus: (status: EffectiveStatus | null) => put({ status }),
    ...useSubjectFilter(curricula, chosen),
    clear: () => put({ status: null, subject: null }),
  }
}
export type AssignmentFilters = ReturnType<typeof useAssignmentFilters>
