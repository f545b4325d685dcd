import { day } from "@hearthbook/api/fields"
import { mondayOf, weekOf, type Day } from "@hearthbook/api/rules/time/days"
import { useToday } from "../../session/use-session.ts"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"

const dayField = day("Day")

/** The page's state in the URL: the week and, on a phone, the day. */
export function useWeekParams() {
  const { search, put } = useSearchParamsState()
  const today = useToday()
  const read = (name: string) => dayField.safeParse(search.get(name) ?? undefined).data
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
