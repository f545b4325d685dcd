import { dayIn, isDay, mondayOf, weekOf, type Day } from "@hearthbook/core/time/days"
import { useTimeZone, useToday } from "../../session/use-session.ts"
import { useClock } from "../../ui/hooks/use-clock.ts"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"

/** The day in the address, or undefined if it names none. */
function readDay(search: URLSearchParams, name: string): Day | undefined {
  const text = search.get(name) ?? ""
  return isDay(text) ? text : undefined
}

/** The Monday of the shown week, known before the family is. */
export function useShownWeek(): Day {
  const { search } = useSearchParamsState()
  const time_zone = useTimeZone()
  const today = useClock((now) => dayIn(time_zone, now))
  return mondayOf(readDay(search, "week") ?? today)
}

/** The page's state in the URL: the week and, on a phone, the day. */
export function useWeekParams() {
  const { search, put } = useSearchParamsState()
  const today = useToday()
  const read = (name: string) => readDay(search, name)
  const thisWeek = mondayOf(today)
  const week = mondayOf(read("week") ?? today)
  const days = weekOf(week)
  const chosenDay = [read("day"), today].find((one) => one !== undefined && days.includes(one)) ?? week
  return {
    today,
    week,
    thisWeek,
    chosenDay,
    showWeek: (monday: Day) => put({ week: monday === thisWeek ? null : monday, day: null }),
    showDay: (chosen: Day) => put({ day: chosen === today ? null : chosen }),
  }
}
