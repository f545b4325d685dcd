import type { Day } from "@hearthbook/api/rules/time/days"
import type { SchoolYearView } from "@hearthbook/api/schemas/school-year"
import { useMemo } from "react"
import { MonthGrid } from "../../../../ui/calendar/month-grid.tsx"
import { rangeOf, type YearDays } from "../year/use-year-days.ts"
import { DayCell } from "./day-cell.tsx"
import { dayLooks } from "./day-looks.ts"
import { monthsBetween } from "./months.ts"
import classes from "./year-calendar.module.css"
import { YearLegend } from "./year-legend.tsx"

type Props = { year: SchoolYearView; yearDays: YearDays; today: Day }

/** All months of a school year, each day as it counts for the family. */
export function YearCalendar({ year, yearDays, today }: Props) {
  const { start_date, end_date } = rangeOf(year)
  const looks = useMemo(() => dayLooks(year, yearDays), [year, yearDays])
  return (
    <div>
      <YearLegend terms={year.terms} />
      <div className={classes.months}>
        {monthsBetween(start_date, end_date).map((month) => (
          <MonthGrid
            key={month}
            month={month}
            renderDay={(day) => <DayCell day={day} look={looks.get(day)} isToday={day === today} />}
          />
        ))}
      </div>
    </div>
  )
}
