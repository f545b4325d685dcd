import { Button, Stack } from "@mantine/core"
import { ImportLink } from "../../entities/import/import-link.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { ScheduleCalendar, type Shown } from "./calendar/schedule-calendar.tsx"
import { rangeOf } from "../../entities/schedule/entry/schedule-range.ts"
import { defaultSlot } from "../../entities/schedule/entry/slot.ts"
import { useHasEntries, useScheduleRows } from "./range/use-schedule-rows.ts"
import { WeekSketch } from "../../entities/schedule/week-sketch.tsx"

/** The entries of the shown days, or a hint if the schedule is empty. */
export function ScheduleDays(shown: Omit<Shown, "stored">) {
  const { view, day, opening } = shown
  const stored = useScheduleRows(view, day)
  const hasEntries = useHasEntries(stored)
  return (
    <>
      {!hasEntries && (
        <EmptyState
          title="Nothing on the Schedule"
          text="Add your first weekly class or a one-time event. You can also click a time."
          picture={<WeekSketch isLong />}
          action={
            <Stack gap={4} align="center">
              <Button onClick={() => opening.begin(defaultSlot(rangeOf("week", day).first))}>New Entry</Button>
              <ImportLink kind="calendar">Import a calendar</ImportLink>
            </Stack>
          }
        />
      )}
      {/* An empty agenda would say the same again. */}
      {(hasEntries || view !== "agenda") && <ScheduleCalendar {...shown} stored={stored} />}
    </>
  )
}
