import { monthNames } from "@hearthbook/core/time/month-names"
import { addDays, mondayOf, weekOf, type Day } from "@hearthbook/core/time/days"
import type { ReactNode } from "react"
import classes from "./month-grid.module.css"

type Props = {
  /** A day of the month. */
  month: Day
  /** The cell of a day of the month: its number, a button, or a number with a mark. */
  renderDay: (day: Day) => ReactNode
}

const letters = ["M", "T", "W", "T", "F", "S", "S"]
const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

/** A month as a small table of weeks, Monday first. */
export function MonthGrid({ month, renderDay }: Props) {
  const name = `${monthNames[Number(month.slice(5, 7)) - 1] ?? ""} ${month.slice(0, 4)}`
  return (
    <table className={classes.month} aria-label={name}>
      <caption className={classes.name}>{name}</caption>
      <thead>
        <tr>
          {letters.map((letter, index) => (
            <th key={names[index]} scope="col" abbr={names[index]}>
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((monday) => (
          <tr key={monday}>
            {weekOf(monday).map((day) => (
              <td key={day}>{day.slice(0, 7) === month.slice(0, 7) ? renderDay(day) : null}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The Mondays of the weeks that contain a day of the month. */
function weeksOf(month: Day): Day[] {
  const first = `${month.slice(0, 7)}-01`
  const mondays: Day[] = []
  for (let monday = mondayOf(first); monday.slice(0, 7) <= month.slice(0, 7); monday = addDays(monday, 7)) {
    mondays.push(monday)
  }
  return mondays
}
