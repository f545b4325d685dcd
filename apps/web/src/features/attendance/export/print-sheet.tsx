import { addDays } from "@hearthbook/core/time/days"
import { formatPercent, formatShortDay } from "../../../lib/format.ts"
import { useFamily } from "../../../session/use-session.ts"
import { formatWeek } from "../../../lib/week-labels.ts"
import classes from "./print-sheet.module.css"
import { sheetHeader, sheetRows } from "./sheet.ts"
import type { AttendanceWeek } from "../week/use-attendance-week.ts"
import { figuresOf } from "../week/week-figures.ts"

/** The week on paper: a row for each child, a word for each mark, and the rate. */
export function PrintSheet({ week }: { week: AttendanceWeek }) {
  const { name } = useFamily()
  const { days, children, marks } = week
  const rows = sheetRows({ students: children, days, marks })
  const { rate } = figuresOf(week)
  const monday = days[0] ?? addDays(week.today, 0)
  return (
    <section className={classes.sheet}>
      <p className={classes.about}>
        <strong>{name}</strong>, {formatWeek(monday)}. Attendance rate: {formatPercent(rate)}
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            {sheetHeader(days, formatShortDay).map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([student, ...words], row) => (
            <tr key={children[row]?.id}>
              <th>{student}</th>
              {words.map((word, column) => (
                <td key={days[column]}>{word || "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
