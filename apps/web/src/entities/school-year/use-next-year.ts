import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { trpc } from "../../api/trpc.ts"
import { useToday } from "../../session/use-session.ts"
import { isToStart, yearPairOf, type YearPair } from "./next-year.ts"

/** The next year, if it can be started: it has no courses yet. Null until the courses are loaded. */
export function useNextYear(years: SchoolYearView[]): YearPair | null {
  const today = useToday()
  const { data: curricula } = trpc.curriculum.names.useQuery()
  const pair = yearPairOf(years, today)
  return pair && curricula && isToStart(pair, curricula) ? pair : null
}
