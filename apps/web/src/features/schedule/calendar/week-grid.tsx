import type { Day } from "@hearthbook/core/time/days"
import { WeekView } from "@mantine/schedule"
import { useMemo } from "react"
import classes from "./grid.module.css"
import { daysOf, rangeOf } from "../../../entities/schedule/entry/schedule-range.ts"
import { SlotArea } from "./slot-area.tsx"
import { useCalendar, type CalendarParts } from "./use-calendar.tsx"
import { hourHeight, useScrollToFirst } from "./use-scroll-to-first.ts"
import { columnsOf, laneRows } from "./visible-hours.ts"
import type { Rows } from "../../../entities/schedule/schedule-entry.ts"

type Props = CalendarParts & { rows: Rows; day: Day; onOpenDay: (day: Day) => void }

/** A week from Monday, with a lane for all-day entries. */
export function WeekGrid({ rows, day, onOpenDay, ...parts }: Props) {
  const { entries, timed, slots } = useCalendar(parts)
  const viewport = useScrollToFirst(parts.hours)
  const days = useMemo(() => daysOf(rangeOf("week", day)), [day])
  const columns = useMemo(() => columnsOf(rows, days), [rows, days])
  const { begin } = parts.opening
  return (
    <SlotArea onSlot={begin}>
      <WeekView
        {...entries}
        {...timed}
        {...slots}
        date={day}
        slotHeight={hourHeight}
        firstDayOfWeek={1}
        withWeekNumber={false}
        highlightToday
        labels={{ weekday: "Show" }}
        onDateChange={(at) => onOpenDay(at.slice(0, 10))}
        onAllDaySlotClick={(at) => begin({ day: at, start: "09:00", end: "10:00", all_day: true })}
        scrollAreaProps={{ viewportRef: viewport, className: classes.scroll }}
        classNames={{
          weekView: classes.week,
          weekViewAllDaySlots: classes.lane,
          weekViewAllDaySlotsList: classes.laneList,
          weekViewAllDaySlotsEvents: classes.laneEvents,
          weekViewDayLabel: classes.dayLabel,
        }}
        __vars={{ "--lane-rows": String(Math.max(1, laneRows(rows, days))), "--columns": String(columns) }}
      />
    </SlotArea>
  )
}
