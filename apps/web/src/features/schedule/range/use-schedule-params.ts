import { day as dayField } from "@hearthbook/core/fields/fields"
import type { Day } from "@hearthbook/core/time/days"
import { useToday } from "../../../session/use-session.ts"
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts"
import { useSearchParamsState } from "../../../ui/url/use-search-params-state.ts"
import { scheduleViews, stepFrom, type ScheduleView } from "../../../entities/schedule/entry/schedule-range.ts"

const dateField = dayField("Date")

/** The schedule's state in the URL: view and day. The default is this week, or today on a phone. */
export function useScheduleParams() {
  const { search, put, visit } = useSearchParamsState()
  const today = useToday()
  const narrow = useIsPhone()
  const requested = search.get("view")
  const view = scheduleViews.find((known) => known === requested) ?? (narrow ? "day" : "week")
  const { data: day = today } = dateField.safeParse(search.get("date") ?? undefined)
  const dateAt = (at: Day) => (at === today ? null : at)
  return {
    view,
    day,
    today,
    narrow,
    show: (next: ScheduleView) => put({ view: next }),
    goTo: (at: Day) => put({ date: dateAt(at) }),
    step: (by: 1 | -1) => put({ date: dateAt(stepFrom(view, day, by)) }),
    /** Opens a day from a view of several; Back returns to it. */
    openDay: (at: Day) => visit({ view: "day", date: dateAt(at) }),
  }
}
export type ScheduleParams = ReturnType<typeof useScheduleParams>
