import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"

/**
 * The academic years of the curricula, the newest first, and the one the page is filtered by. A year without curricula counts as
 * none.
 */
export function useYearFilter(curricula: CurriculumView[]) {
  const { search, put } = useSearchParamsState()
  const years = [...new Set(curricula.map(({ academic_year }) => academic_year))].toSorted().toReversed()
  const year = years.find((known) => known === search.get("year")) ?? null
  return { years, year, setYear: (next: string | null) => put({ year: next }) }
}
