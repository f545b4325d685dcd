import { useSearchParamsState } from "../../../ui/url/use-search-params-state.ts"
import { workListFilters, type WorkListFilter } from "./work-list-filter.ts"

/** The state of a child's work page in the URL. */
export function useWorkParams() {
  const { search, put } = useSearchParamsState()
  const requested = search.get("show")
  const show = workListFilters.find((known) => known === requested) ?? "todo"
  return {
    /** The open work. */
    work: search.get("work"),
    show,
    choose: (next: WorkListFilter) => put({ show: next === "todo" ? null : next }),
  }
}
