import { Calendar } from "@mantine/dates"
import { dayOf } from "../../../lib/format.ts"
import classes from "./series-calendar.module.css"

type Props = { first: string; days: string[] }

/** A month with the lessons' days marked. The list beside it says the same in words. */
export function SeriesCalendar({ first, days }: Props) {
  const marked = new Set(days.map(dayOf))
  return (
    <Calendar
      key={first}
      defaultDate={first}
      maxLevel="month"
      size="xs"
      static={false}
      getDayProps={(day) => ({ tabIndex: -1, "data-lesson": marked.has(day) || undefined, className: classes.day })}
      ariaLabels={{ previousMonth: "Previous month", nextMonth: "Next month" }}
    />
  )
}
