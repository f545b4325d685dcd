import { dayOf } from "../../../lib/format.ts"
import type { SchoolYearView } from "@hearthbook/api/schemas/school-year"
import type { SetupAnswers } from "@hearthbook/api/schemas/setup-answers"
import { trpc } from "../../../api/trpc.ts"
import { offeredHolidays, type OfferedDayOff } from "../answers/chosen-holidays.ts"

/** The public holidays of the place and the year; none until they are loaded. */
export type Holidays = { offered: OfferedDayOff[]; isLoading: boolean }

/** Suggests the public holidays of a stored year that has days in common with the answers' year. */
export function useHolidays(answers: SetupAnswers, years: SchoolYearView[]): Holidays {
  const { country, region, start_date, end_date } = answers
  const year = years.find((one) => dayOf(one.start_date) <= end_date && start_date <= dayOf(one.end_date))
  const suggested = trpc.holidays.suggest.useQuery(
    { id: year?.id ?? "", country, ...(region !== "" && { region }) },
    { enabled: year !== undefined, staleTime: Infinity },
  )
  return {
    offered: offeredHolidays(answers, suggested.data ?? []),
    isLoading: year !== undefined && suggested.isPending,
  }
}
