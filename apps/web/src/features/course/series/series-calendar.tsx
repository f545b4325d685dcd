import { addDays, type Day } from "@hearthbook/api/rules/time/days"
import { dayOf } from "../../../lib/format.ts"
import { MonthGrid } from "../../../ui/calendar/month-grid.tsx"
import classes from "./series-calendar.module.css"

type Props = { first: Day; days: string[] }

/** The first two months with the lessons' days marked. The list below says the same in words. */
export function SeriesCalendar({ first, days }: Props) {
  const marked = new Set(days.map(dayOf))
  const next = addDays(`${first.slice(0, 7)}-01`, 31)
  return (
    <div className={classes.months} aria-hidden>
      {[first, next].map((month) => (
        <MonthGrid
          key={month}
          month={month}
          renderDay={(day) => (
            <span className={classes.day} data-lesson={marked.has(day) || undefined}>
              {Number(day.slice(8))}
            </span>
          )}
        />
      ))}
    </div>
  )
}
