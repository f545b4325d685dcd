import type { Day } from "@hearthbook/api/rules/time/days"
import type { PlannerView } from "@hearthbook/api/schemas/planner"
import { Box } from "@mantine/core"
import { dayOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { familyEvents } from "../family-events.ts"
import { ChildHead } from "./child-head.tsx"
import { DayCell } from "./day-cell.tsx"
import { DayHead } from "./day-head.tsx"
import { useBoardKeys } from "./use-board-keys.ts"
import classes from "./week-grid.module.css"

type Props = { planner: PlannerView; days: Day[]; today: Day }

/** A row for each child and a column for each day. It is one stop of the Tab key: arrows move among its items. */
export function WeekGrid({ planner, days, today }: Props) {
  const keys = useBoardKeys()
  const shown = planner.days.filter(({ date }) => days.includes(dayOf(date)))
  return (
    <div className={classes.frame}>
      <Box component="table" className={classes.grid} __vars={{ "--days": String(days.length) }} {...keys}>
        <thead>
          <tr>
            <th className={classes.corner} scope="col">
              <span className={classes.hidden}>Child</span>
            </th>
            {shown.map((day) => (
              <DayHead key={day.date} day={day} today={today} events={familyEvents(planner, dayOf(day.date))} />
            ))}
          </tr>
        </thead>
        <tbody>
          {planner.children.map((child) => (
            <tr key={child.student.id} aria-label={shortNameOf(child.student)}>
              <ChildHead child={child} today={today} />
              {child.days
                .filter(({ date }) => days.includes(dayOf(date)))
                .map((day) => (
                  <DayCell key={day.date} student={child.student} day={day} today={today} />
                ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </div>
  )
}
