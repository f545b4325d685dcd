import type { StudentView } from "@hearthbook/api/schemas/student"
import type { Day } from "@hearthbook/api/rules/time/days"
import { Agenda } from "./agenda.tsx"
import { ChildLanes } from "./child-lanes.tsx"
import { DayGrid } from "./day-grid.tsx"
import { MonthGrid } from "./month-grid.tsx"
import type { Rows } from "../../../entities/schedule/schedule-entry.ts"
import type { ScheduleView as View } from "../range/schedule-range.ts"
import type { CalendarParts } from "./use-calendar.tsx"
import { WeekGrid } from "./week-grid.tsx"

type Props = CalendarParts & {
  view: View
  day: Day
  rows: Rows
  today: Day
  onOpenDay: (day: Day) => void
  /** The children whose lanes are shown. */
  students: StudentView[]
}

/** The shown days in the chosen view. */
export function ScheduleView({ view, day, today, rows, students, onOpenDay, ...parts }: Props) {
  if (view === "day") return <DayGrid rows={rows} day={day} {...parts} />
  if (view === "month") return <MonthGrid day={day} today={today} onOpenDay={onOpenDay} {...parts} />
  if (view === "agenda") return <Agenda day={day} today={today} {...parts} />
  if (view === "children") return <ChildLanes rows={rows} day={day} students={students} {...parts} />
  return <WeekGrid rows={rows} day={day} onOpenDay={onOpenDay} {...parts} />
}
