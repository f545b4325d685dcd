import type { Day } from "@hearthbook/core/time/days"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Button, Group, Text } from "@mantine/core"
import { useMemo } from "react"
import { formatMonthDay } from "../../../../lib/week-labels.ts"
import { MonthGrid } from "../../../../ui/calendar/month-grid.tsx"
import { rangeOf, type YearDays } from "../year/use-year-days.ts"
import { DayCell } from "./day-cell.tsx"
import { useShownMonths } from "./use-shown-months.ts"
import { dayLooks } from "./day-style.ts"
import { monthsBetween } from "./months.ts"
import { useDayRange } from "./use-day-range.ts"
import classes from "./year-calendar.module.css"
import { YearLegend } from "./year-legend.tsx"

type Props = {
  year: SchoolYearView
  yearDays: YearDays
  today: Day
  /** Called with the first and the last day that were chosen, which may be the same. */
  onOpen: (first: Day, last: Day) => void
}

/** All months of a school year, each day as it counts for the family. Days are chosen one at a time or as a range. */
export function YearCalendar({ year, yearDays, today, onOpen }: Props) {
  const { start_date, end_date } = rangeOf(year)
  const looks = useMemo(() => dayLooks(year, yearDays), [year, yearDays])
  const range = useDayRange({
    first: start_date,
    last: end_date,
    beginsRange: (day) => looks.get(day)?.kind === "school_day" && looks.get(day)?.name === null,
    onOpen,
  })
  const usual = start_date <= today && today <= end_date ? today : start_date
  const tabStop = range.focused && looks.has(range.focused) ? range.focused : usual
  const months = monthsBetween(start_date, end_date)
  const shown = useShownMonths(months, usual, range.focused)
  return (
    <div>
      <YearLegend terms={year.terms} />
      <Group gap="sm" mih={30} mb="xs" className="screen-only">
        <Text size="sm" c={range.tapped ? undefined : "dimmed"}>
          {range.tapped
            ? `From ${formatMonthDay(range.tapped)}: tap the last day.`
            : "Drag over days to add a day off, or tap the first and the last one. By keyboard: arrow keys, Shift and Enter."}
        </Text>
        {range.tapped && (
          <Button size="compact-sm" variant="default" onClick={range.cancel}>
            Cancel
          </Button>
        )}
      </Group>
      <div className={classes.months} {...range.areaProps}>
        {shown.months.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            renderDay={(day) => (
              <DayCell
                day={day}
                look={looks.get(day)}
                isToday={day === today}
                isSelected={range.isSelected(day)}
                isTabStop={day === tabStop}
              />
            )}
          />
        ))}
      </div>
      {shown.isCut && (
        <Button variant="default" fullWidth mih={44} mt="md" className="screen-only" onClick={shown.showAll}>
          Show all {months.length} months
        </Button>
      )}
    </div>
  )
}
