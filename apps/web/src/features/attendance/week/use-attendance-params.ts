import { day } from "@hearthbook/core/fields/fields"
import { mondayOf, weekOf, type Day } from "@hearthbook/core/time/days"
import { useToday } from "../../../session/use-session.ts"
import { useSearchParamsState } from "../../../ui/url/use-search-params-state.ts"

export const attendanceViews = ["grid", "timeline", "analytics"] as const
export type AttendanceView = (typeof attendanceViews)[number]

const dayField = day("Day")

/** The page's state in the URL: the week, the view, the name searched for and, on a phone, the day. */
export function useAttendanceParams() {
  const { search, put } = useSearchParamsState()
  const today = useToday()
  const read = (name: string) => dayField.safeParse(search.get(name) ?? undefined).data
  const thisWeek = mondayOf(today)
  const week = mondayOf(read("week") ?? today)
  const requested = read("day")
  const days = weekOf(week)
  const chosenDay = [requested, today].find((one) => one !== undefined && days.includes(one)) ?? week
  return {
    today,
    week,
    thisWeek,
    chosenDay,
    view: attendanceViews.find((view) => view === search.get("view")) ?? "grid",
    name: search.get("search") ?? "",
    showWeek: (monday: Day) => put({ week: monday === thisWeek ? null : monday, day: null }),
    showDay: (chosen: Day) => put({ day: chosen === today ? null : chosen }),
    showView: (view: AttendanceView) => put({ view: view === "grid" ? null : view }),
    clearName: () => put({ search: null }),
  }
}
