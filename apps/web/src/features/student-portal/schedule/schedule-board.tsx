import { weekOf } from "@hearthbook/core/time/days"
import { Stack } from "@mantine/core"
import { useDeferredValue } from "react"
import { useIsPrinting } from "../../../ui/hooks/use-is-printing.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { maxColumns, placeEntries } from "../../../entities/schedule/place-entries.ts"
import { entriesOn } from "../../../entities/schedule/schedule-entry.ts"
import { DayBoard } from "./day-board.tsx"
import { ScheduleHead } from "./schedule-head.tsx"
import { useShownDays } from "./use-shown-days.ts"
import { useWeekRows } from "./use-week-rows.ts"
import { WeekBoard } from "./week-board.tsx"
import { WeekList } from "./week-list.tsx"
import { WeekSketch } from "../../../entities/schedule/week-sketch.tsx"

/** Maximum columns of a day in the widest week, each 44 px wide for touch. */
const columnLimit = 2

/** A week by hours, a week as a list (on a phone, on paper, or if entries overlap too much), or a day with all details. */
export function ScheduleBoard() {
  const shown = useShownDays()
  const { today, narrow } = shown
  const isPrinting = useIsPrinting()
  // The current days stay visible until the next ones have loaded.
  const view = useDeferredValue(shown.view)
  const day = useDeferredValue(shown.day)
  const rows = useWeekRows(day)
  const days = (view === "week" ? weekOf(day) : [day]).map((of) => ({ day: of, entries: entriesOn(rows, of) }))
  const isFree = days.every(({ entries }) => entries.length === 0)
  const isList = narrow || isPrinting || days.some(({ entries }) => maxColumns(placeEntries(entries)) > columnLimit)
  return (
    <Stack gap="md" data-wide>
      <ScheduleHead shown={shown} />
      {isFree ? (
        <EmptyState
          title={view === "week" ? "Nothing is planned this week" : "Nothing is planned for this day"}
          text="Classes, lessons and events show up here."
          picture={<WeekSketch />}
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
