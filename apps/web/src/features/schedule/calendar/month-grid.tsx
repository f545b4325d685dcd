import type { Day } from "@hearthbook/api/rules/time/days"
import { MonthView } from "@mantine/schedule"
import { formatWeekday } from "../../../lib/week-words.ts"
import classes from "./grid.module.css"
import { daysSlot, defaultSlot } from "../range/slot.ts"
import { useCalendar, type CalendarParts } from "./use-calendar.tsx"

type Props = CalendarParts & { day: Day; today: Day; onOpenDay: (day: Day) => void }

/** A month. '+3 more' opens the day instead of a pop-up. */
export function MonthGrid({ day, today, onOpenDay, ...parts }: Props) {
  const { entries, drags } = useCalendar(parts)
  const { begin } = parts.opening
  return (
    <MonthView
      {...entries}
      date={`${day} 00:00:00`}
      firstDayOfWeek={1}
      maxEventsPerDay={3}
      // The calendar's own 'today' is the browser's, not the family's.
      highlightToday={false}
      getDayProps={(date) => ({
        "aria-label": `Add an entry on ${formatWeekday(date)}`,
        "data-day": date,
        mod: { today: date === today },
      })}
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
