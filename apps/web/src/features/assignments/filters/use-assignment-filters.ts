import type { EffectiveStatus } from "@hearthbook/core/work/assignment-status"
import type { CourseName } from "@hearthbook/api/plan/curriculum"
import { useSearchParamsState } from "../../../ui/url/use-search-params-state.ts"
import { useChosenChild } from "../../../entities/student/use-chosen-child.ts"
import { useSubjectFilter } from "../../../entities/subject/use-subject-filter.ts"
import { readDueRange, readStatus } from "./assignment-filters.ts"

/** The page's filters, stored in the URL: child, status, subject, due dates and text. */
export function useAssignmentFilters(curricula: CourseName[]) {
  const { students, chosen, choose } = useChosenChild()
  const { search, put, complete } = useSearchParamsState()
  const status = readStatus(search)
  const range = readDueRange(search)
  const text = search.get("search")?.trim().slice(0, 100) ?? ""
  const subject = useSubjectFilter(curricula, chosen)
  const [from, to] = [search.get("from") ?? "", search.get("to") ?? ""]
  return {
    students,
    student: chosen,
    setStudent: choose,
    status,
    setStatus: (next: EffectiveStatus | null) => put({ status: next }),
    ...subject,
    from,
    to,
    setFrom: (day: string) => put({ from: day || null }),
    setTo: (day: string) => put({ to: day || null }),
    range,
    text,
    /** True if a filter other than the child is set; the child has its own empty state. */
    isNarrowed: Boolean(status || subject.subject_id || from || to || text),
    /** The assignment to show, from a link on another page. */
    viewed: search.get("view"),
    stopViewing: () => complete({ view: null }),
    clear: () => put({ status: null, subject: null, from: null, to: null, search: null }),
  }
}
export type AssignmentFilters = ReturnType<typeof useAssignmentFilters>
