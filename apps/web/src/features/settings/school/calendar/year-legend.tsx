import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { dayOf } from "../../../../lib/format.ts"
import { formatMonthDay } from "../../../../lib/week-labels.ts"
import classes from "./year-calendar.module.css"

const kinds = [
  { kind: "school_day", label: "School day" },
  { kind: "weekday", label: "No school" },
  { kind: "day_off", label: "Day off" },
  { kind: "extra", label: "Extra school day" },
]

/** The meaning of each look, and the terms with their days. */
export function YearLegend({ terms }: Pick<SchoolYearView, "terms">) {
  return (
    <ul className={classes.legend} aria-label="Legend">
      {kinds.map(({ kind, label }) => (
        <li key={kind}>
          <span className={classes.day} data-kind={kind} aria-hidden>
            5
          </span>
          {label}
        </li>
      ))}
      {terms.map(({ id, name, start_date, end_date }, index) => (
        <li key={id}>
          <span className={classes.day} data-term={index % 4} aria-hidden />
          {name}, {formatMonthDay(dayOf(start_date))} to {formatMonthDay(dayOf(end_date))}
        </li>
      ))}
    </ul>
  )
}
