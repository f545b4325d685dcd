import { day as dayField } from "@hearthbook/core/fields/fields"
import { addDays, weekOf, type Day } from "@hearthbook/core/time/days"
import { useToday } from "../../../session/use-session.ts"
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts"
import { useSearchParamsState } from "../../../ui/url/use-search-params-state.ts"

export const shownViews = ["week", "day"] as const
export type ShownView = (typeof shownViews)[number]

const dateField = dayField("Date")

/** The child's schedule in the URL: view and day. The default is this week, or today on a phone. */
export function useShownDays() {
  const { search, put } = useSearchParamsState()
  const today = useToday()
  const narrow = useIsPhone()
  const requested = search.get("view")
  const view = shownViews.find((known) => known === requested) ?? (narrow ? "day" : "week")
  const { data: day = today } = dateField.safeParse(search.get("date") ?? undefined)
  const goTo = (at: Day) => put({ date: at === today ? null : at })
  return {
    view,
    day,
    today,
    narrow,
    isNow: view === "week" ? weekOf(day).includes(today) : day === today,
    show: (next: ShownView) => put({ view: next }),
    goTo,
    step: (by: 1 | -1) => goTo(addDays(day, view === "week" ? 7 * by : by)),
  }
}
export type ShownDays = ReturnType<typeof useShownDays>
