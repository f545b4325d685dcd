import { useSearchParamsState } from "../../../ui/url/use-search-params-state.ts"
import { shows, type Show } from "./work-shows.ts"

/** What of a child's work is shown, as the address has it. */
export function useWorkParams() {
  const { search, put } = useSearchParamsState()
  const asked = search.get("show")
  const show = shows.find((known) => known === asked) ?? "all"
  return {
    /** The piece that is open. */
    work: search.get("work"),
    show,
    choose: (next: Show) => put({ show: next === "all" ? null : next }),
  }
}
