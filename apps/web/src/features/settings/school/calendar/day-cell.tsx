import type { Day } from "@hearthbook/core/time/days"
import { memo } from "react"
import type { DayLook } from "./day-style.ts"
import classes from "./year-calendar.module.css"

type Props = {
  day: Day
  /** Undefined for a day outside the year. */
  look: DayLook | undefined
  isToday: boolean
  isSelected: boolean
  /** True for the one day that the Tab key reaches. */
  isTabStop: boolean
}

/** A day of the calendar. Its look is also said in words. The calendar handles its events. */
export const DayCell = memo(function DayCell({ day, look, isToday, isSelected, isTabStop }: Props) {
  const number = Number(day.slice(8))
  if (!look) return <span className={classes.outside}>{number}</span>
  return (
    <button
      type="button"
      data-print
      className={classes.day}
      title={look.name ?? undefined}
      aria-label={isToday ? `${look.words} (today)` : look.words}
      aria-current={isToday ? "date" : undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-day={day}
      data-kind={look.kind}
      data-term={look.term === null ? undefined : look.term % 4}
      data-child={look.for_child || undefined}
      data-today={isToday || undefined}
      data-selected={isSelected || undefined}
    >
      {number}
    </button>
  )
})
