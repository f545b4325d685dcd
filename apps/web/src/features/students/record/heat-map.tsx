import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"
import { attendanceLabels } from "@hearthbook/core/names/labels"
import type { Day } from "@hearthbook/core/time/days"
import type { AttendanceView } from "@hearthbook/api/records/attendance"
import type { SchoolDayView } from "@hearthbook/api/calendar/school-days"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Box, Button, VisuallyHidden } from "@mantine/core"
import { useMemo, useState } from "react"
import { countOf } from "../../../lib/format.ts"
import { paths } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { longDate } from "../../../lib/week-labels.ts"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "./heat-map.module.css"
import { HeatTable } from "./heat-table.tsx"
import { heatMonths, heatWeeks, monthLabels, totalOf, type HeatDay } from "./heat-days.ts"

type Props = { student: StudentSummary; days: SchoolDayView[]; marks: AttendanceView[]; today: Day }

const lookWords: Record<HeatDay["look"], string> = {
  ...attendanceLabels,
  unmarked: "Not marked",
  ahead: "School day to come",
  off: "No school",
}

/** The attendance of the year, a column for each week. The table of its months is for screen readers, and for all by choice. */
export function HeatMap({ student, days, marks, today }: Props) {
  const [isTable, setTable] = useState(false)
  const weeks = useMemo(() => heatWeeks(days, marks, today), [days, marks, today])
  const labels = useMemo(() => monthLabels(weeks), [weeks])
  const months = useMemo(() => heatMonths(days, marks, today), [days, marks, today])
  const total = totalOf(months)
  const table = <HeatTable months={months} total={total} of={shortNameOf(student)} />
  return (
    <Section title="Attendance" more={{ of: "attendance", href: paths.attendance }}>
      {isTable ? (
        <Box className={classes.table} role="group" aria-label="Table of the months" tabIndex={0}>
          {table}
        </Box>
      ) : (
        <>
          <div className={classes.weeks} aria-hidden>
            {weeks.map((week, index) => (
              <div key={week[0]?.date} className={classes.week}>
                <span className={classes.month}>{labels[index]}</span>
                {week.map(({ date, look }) => (
                  <div
                    key={date}
                    className={classes.day}
                    data-look={look}
                    title={`${longDate(date)}: ${lookWords[look]}`}
                  />
                ))}
              </div>
            ))}
          </div>
          <VisuallyHidden>{table}</VisuallyHidden>
        </>
      )}
      <ul className={classes.legend} aria-label="Marks of the year">
        {[...attendanceStatuses, "unmarked" as const].map((look) => (
          <li key={look}>
            <span className={classes.day} data-look={look} aria-hidden />
            {lookWords[look]} <b className="figures">{total[look]}</b>
          </li>
        ))}
      </ul>
      <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setTable(!isTable)}>
        {isTable ? "Show as a map" : "Show as a table"}
      </Button>
      <VisuallyHidden>{countOf(total.school_days, "school day")} in the year.</VisuallyHidden>
    </Section>
  )
}
