import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import { trpc } from "../../../api/trpc.ts"
import { coversHoliday } from "../../../entities/school-year/covers-holiday.ts"
import { dayOf } from "../../../lib/format.ts"
import { offeredHolidays, type OfferedDayOff } from "../setup-form/chosen-holidays.ts"

/** The public holidays of the place and the year; none until they are loaded. `isInUse` is true for a year with courses. */
export type Holidays = { offered: OfferedDayOff[]; isLoading: boolean; isInUse: boolean }

/**
 * Suggests the public holidays of a stored year that has days in common with the answers' year. In a year with courses the family has
 * chosen its days off before, so none is ticked, and those that are off already are not offered.
 */
export function useHolidays(answers: SetupAnswers, years: SchoolYearView[], courses: CurriculumView[]): Holidays {
  const { country, region, start_date, end_date } = answers
  const year = years.find((one) => dayOf(one.start_date) <= end_date && start_date <= dayOf(one.end_date))
  const isInUse = courses.some(({ academic_year }) => academic_year === year?.academic_year)
  const suggested = trpc.holidays.suggest.useQuery(
    { id: year?.id ?? "", country, ...(region !== "" && { region }) },
    { enabled: year !== undefined, staleTime: Infinity },
  )
  const range = { start_date: dayOf(year?.start_date ?? ""), end_date: dayOf(year?.end_date ?? "") }
  const events = trpc.events.list.useQuery(range, { enabled: isInUse })
  const isLoading = (year !== undefined && suggested.isPending) || (isInUse && events.isPending)
  const left = (suggested.data ?? []).filter((holiday) => !events.data?.some((event) => coversHoliday(event, holiday)))
  return { offered: isLoading ? [] : offeredHolidays(answers, left, isInUse), isLoading, isInUse }
}
