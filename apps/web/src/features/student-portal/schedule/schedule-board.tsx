import { weekOf } from "@hearthbook/api/rules/days"
import { Stack } from "@mantine/core"
import { useDeferredValue } from "react"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { mostAtOnce, placeEntries } from "../../../entities/schedule/place-entries.ts"
import { entriesOn } from "../../../entities/schedule/schedule-entry.ts"
import { DayBoard } from "./day-board.tsx"
import { ScheduleHead } from "./schedule-head.tsx"
import { useShownDays } from "./use-shown-days.ts"
import { useWeekRows } from "./use-week-rows.ts"
import { WeekBoard } from "./week-board.tsx"
import { WeekList } from "./week-list.tsx"

/** Side by side in a day of the widest week there is, so many leave a finger its 44 px. */
const mostInColumns = 2

/** A week by the hour, as a list of its days on a phone or where much overlaps; or one day with all there is to know of it. */
export function ScheduleBoard() {
  const shown = useShownDays()
  const { today, narrow } = shown
  // What is shown stays until the answer for other days is there.
  const view = useDeferredValue(shown.view)
  const day = useDeferredValue(shown.day)
  const rows = useWeekRows(day)
  const days = (view === "week" ? weekOf(day) : [day]).map((of) => ({ day: of, entries: entriesOn(rows, of) }))
  const isFree = days.every(({ entries }) => entries.length === 0)
  const isList = narrow || days.some(({ entries }) => mostAtOnce(placeEntries(entries)) > mostInColumns)
  return (
    <Stack gap="md">
      <ScheduleHead shown={shown} />
      {isFree ? (
        <EmptyState
          title={view === "week" ? "Nothing is planned this week" : "Nothing is planned for this day"}
          text="Classes, lessons and events show up here."
        />
      ) : view === "day" ? (
        <DayBoard day={day} entries={days[0]?.entries ?? []} />
      ) : isList ? (
        <WeekList days={days} today={today} />
      ) : (
        <WeekBoard days={days} today={today} />
      )}
    </Stack>
  )
}
