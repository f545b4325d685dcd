import { trpc } from "../../api/trpc.ts"
import { YearBundle } from "../../entities/download/year-bundle.tsx"
import { shownYear } from "../../entities/school-year/shown-year.ts"
import { useToday } from "../../session/use-session.ts"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"

/** The bundle of the year that the page shows. Nothing without a year or a student. */
export function BundleOfYear() {
  const [years] = trpc.schoolYears.list.useSuspenseQuery({})
  const [students] = trpc.students.names.useSuspenseQuery()
  const { search } = useSearchParamsState()
  const today = useToday()
  const year = years.find(({ id }) => id === search.get("year")) ?? shownYear(years, today)
  return year && students.length > 0 ? <YearBundle year={year} /> : null
}
