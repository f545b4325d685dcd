import type { Day } from "@hearthbook/api/rules/days"
import type { StudentView } from "@hearthbook/api/schemas/student"
import { Button } from "@mantine/core"
import { useMemo } from "react"
import { EmptyState } from "../../ui/empty-state.tsx"
import { drawnOf } from "./calendar-events.ts"
import { EntryList } from "./entry-list.tsx"
import { formatRange } from "./range-words.ts"
import { ofChild } from "./schedule-entry.ts"
import { rangeOf, type ScheduleView as View } from "./schedule-range.ts"
import { ScheduleView } from "./schedule-view.tsx"
import { defaultSlot } from "./slot.ts"
import { useMoves } from "./use-moves.ts"
import type { Opening } from "./use-opening.ts"
import type { ScheduleAddress } from "./use-schedule-address.ts"
import { useHasEntries, useScheduleRows } from "./use-schedule-rows.ts"
import { visibleHours } from "./visible-hours.ts"

type Props = {
  view: View
  day: Day
  address: ScheduleAddress
  students: StudentView[]
  chosen: StudentView | null
  opening: Opening
}

/** What stands on the shown days; a first step where nothing stands anywhere yet. */
export function ScheduleDays({ view, day, address, students, chosen, opening }: Props) {
  const stored = useScheduleRows(view, day)
  const hasEntries = useHasEntries(stored)
  const moves = useMoves(stored)
  const rows = useMemo(() => ofChild(moves.shown, chosen?.id), [moves.shown, chosen?.id])
  const range = rangeOf(view, day)
  const drawn = useMemo(() => drawnOf(rows, rangeOf(view, day).first), [rows, view, day])
  const hours = useMemo(() => visibleHours(rows), [rows])

  return (
    <>
      {!hasEntries && (
        <EmptyState
          title="Nothing on the Schedule"
          text="Put the first weekly class or a one-time event here. A click on a time does the same."
          action={<Button onClick={() => opening.begin(defaultSlot(rangeOf("week", day).first))}>New Entry</Button>}
        />
      )}
      <div className="screen-only">
        <ScheduleView
          view={view}
          day={day}
          rows={rows}
          address={address}
          students={students}
          drawn={drawn}
          hours={hours}
          moves={moves}
          opening={opening}
        />
      </div>
      <EntryList rows={rows} range={range} words={formatRange(view, day, range)} onPaperOnly={view === "agenda"} />
    </>
  )
}
