import type { StudentView } from "@hearthbook/api/schemas/student"
import type { Day } from "@hearthbook/api/rules/days"
import { Agenda } from "./agenda.tsx"
import { ChildLanes } from "./child-lanes.tsx"
import { DayGrid } from "./day-grid.tsx"
import { MonthGrid } from "./month-grid.tsx"
import type { Rows } from "./schedule-entry.ts"
import type { ScheduleView as View } from "./schedule-range.ts"
import type { CalendarParts } from "./use-calendar.tsx"
import type { ScheduleAddress } from "./use-schedule-address.ts"
import { WeekGrid } from "./week-grid.tsx"

type Props = CalendarParts & {
  view: View
  day: Day
  rows: Rows
  address: ScheduleAddress
  /** Whose lanes are shown. */
  students: StudentView[]
}

/** The shown days as the chosen view draws them. */
export function ScheduleView({ view, day, rows, address, students, ...parts }: Props) {
  const { today, openDay } = address
  if (view === "day") return <DayGrid rows={rows} day={day} {...parts} />
  if (view === "month") return <MonthGrid day={day} today={today} onOpenDay={openDay} {...parts} />
  if (view === "agenda") return <Agenda day={day} today={today} {...parts} />
  if (view === "children") return <ChildLanes rows={rows} day={day} students={students} {...parts} />
  return <WeekGrid rows={rows} day={day} onOpenDay={openDay} {...parts} />
}
