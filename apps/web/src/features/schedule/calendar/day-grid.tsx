import type { Day } from "@hearthbook/core/time/days"
import { DayView } from "@mantine/schedule"
import { useMemo } from "react"
import { AllDayStrip } from "./all-day-strip.tsx"
import { timedEvents } from "./calendar-events.ts"
import classes from "./grid.module.css"
import type { Rows } from "../../../entities/schedule/schedule-entry.ts"
import { SlotArea } from "./slot-area.tsx"
import { useCalendar, type CalendarParts } from "./use-calendar.tsx"
import { hourHeight, useScrollToFirst } from "./use-scroll-to-first.ts"
import { columnsOf } from "./visible-hours.ts"

/** A day, with overlapping entries side by side. */
export function DayGrid({ rows, day, ...parts }: CalendarParts & { rows: Rows; day: Day }) {
  const { entries, timed, slots } = useCalendar(parts)
  const viewport = useScrollToFirst(parts.hours)
  const { opening, data } = parts
  const columns = useMemo(() => columnsOf(rows, [day]), [rows, day])
  const events = useMemo(() => timedEvents(data), [data])
  return (
    <SlotArea onSlot={opening.begin}>
      <AllDayStrip rows={rows} day={day} opening={opening} />
      <DayView
        {...entries}
        {...timed}
        {...slots}
        events={events}
        date={day}
        slotHeight={hourHeight}
        withAllDaySlot={false}
        classNames={{ dayView: classes.day, dayViewInner: classes.dayInner }}
        __vars={{ "--columns": String(columns) }}
        scrollAreaProps={{ viewportRef: viewport, className: classes.scroll }}
      />
    </SlotArea>
  )
}
