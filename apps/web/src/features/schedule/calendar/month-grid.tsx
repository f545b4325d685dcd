import type { Day } from "@hearthbook/core/time/days"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { MonthView } from "@mantine/schedule"
import { useMemo } from "react"
import { shortNameOf } from "../../../lib/short-names.ts"
import { busyChildren, dotsOf } from "./month-dots.ts"
import { entryOf } from "./calendar-events.ts"
import type { Rows } from "../../../entities/schedule/schedule-entry.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import classes from "./grid.module.css"
import { daysSlot, defaultSlot } from "../../../entities/schedule/entry/slot.ts"
import { useCalendar, type CalendarParts } from "./use-calendar.tsx"

type Props = CalendarParts & {
  day: Day
  today: Day
  rows: Rows
  students: StudentSummary[]
  onOpenDay: (day: Day) => void
}

/** A month: events, and a dot for each child who has a class or a lesson. '+3 more' opens the day instead of a pop-up. */
export function MonthGrid({ day, today, rows, students, onOpenDay, ...parts }: Props) {
  const { entries, drags } = useCalendar(parts)
  const { begin } = parts.opening
  const events = useMemo(
    () => parts.data.events.filter((event) => entryOf(parts.data, event)?.kind === "event"),
    [parts.data],
  )
  const busyOn = useMemo(() => busyChildren(rows, students), [rows, students])
  return (
    <MonthView
      {...entries}
      events={events}
      date={`${day} 00:00:00`}
      firstDayOfWeek={1}
      maxEventsPerDay={2}
      // The calendar's own 'today' is the browser's, not the family's.
      highlightToday={false}
      getDayProps={(date) => {
        const busy = busyOn(date)
        const who = busy.length > 0 ? `. ${busy.map(shortNameOf).join(", ")}: lessons` : ""
        return {
          "aria-label": `Add an entry on ${formatWeekday(date)}${who}`,
          "data-day": date,
          mod: { today: date === today },
          style: { backgroundImage: dotsOf(busy.map(({ color }) => color)) },
        }
      }}
      onDayClick={(date) => begin(defaultSlot(date))}
      withDragSlotSelect={drags}
      onSlotDragEnd={(first, last) => begin(daysSlot(first, last))}
      moreEventsProps={{
        // The link opens a day, so it must not have the role of a popover button.
        popoverProps: { disabled: true, withRoles: false },
        onClick: ({ currentTarget }) => {
          const date = dayUnder(currentTarget)
          if (date) onOpenDay(date)
        },
      }}
      classNames={{ monthView: classes.month, monthViewDay: classes.monthDay, monthViewEvents: classes.monthEvents }}
    />
  )
}

/** The calendar does not say which day a '+3 more' belongs to: finds the day by its column. */
function dayUnder(more: Element): Day | undefined {
  const { left, right } = more.getBoundingClientRect()
  const middle = (left + right) / 2
  const days = [...(more.parentElement?.parentElement?.querySelectorAll<HTMLElement>("[data-day]") ?? [])]
  return days.find((day) => {
    const box = day.getBoundingClientRect()
    return box.left <= middle && middle <= box.right
  })?.dataset.day
}
