import type { Day } from "@hearthbook/core/time/days"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { SchoolDayView } from "@hearthbook/api/calendar/school-days"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { useMemo } from "react"
import { trpc } from "../../../../api/trpc.ts"
import { dayOf } from "../../../../lib/format.ts"

export type YearDays = {
  /** Each day of the year, for the family as a whole. */
  days: SchoolDayView[]
  /** The days off and extra school days of the year, those of one child included. */
  events: EventView[]
}

/** The first and the last day of a school year, as queries take them. */
export function rangeOf({ start_date, end_date }: SchoolYearView): { start_date: Day; end_date: Day } {
  return { start_date: dayOf(start_date), end_date: dayOf(end_date) }
}

/** The days of a school year. Suspends until they are loaded. */
export function useYearDays(year: SchoolYearView): YearDays {
  const range = rangeOf(year)
  const [[days, events]] = trpc.useSuspenseQueries((ask) => [ask.schoolDays.inRange(range), ask.events.list(range)])
  return useMemo(
    () => ({
      days,
      events: events.filter(({ event_type, all_day }) => all_day && ["holiday", "school_day"].includes(event_type)),
    }),
    [days, events],
  )
}
