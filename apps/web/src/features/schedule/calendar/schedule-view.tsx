import type { StudentSummary } from "@hearthbook/api/family/student"
import type { Day } from "@hearthbook/core/time/days"
import { useMemo } from "react"
import type { Rows } from "../../../entities/schedule/schedule-entry.ts"
import { DayByChild } from "../board/day-by-child.tsx"
import { EntryBoard } from "../board/entry-board.tsx"
import { layoutOf } from "../board/layout-of.ts"
import { daysOf, rangeOf, type ScheduleView as View } from "../../../entities/schedule/entry/schedule-range.ts"
import { Agenda } from "./agenda.tsx"
import { DayGrid } from "./day-grid.tsx"
import { MonthGrid } from "./month-grid.tsx"
import type { CalendarParts } from "./use-calendar.tsx"
import { columnsOf } from "./visible-hours.ts"
import { WeekGrid } from "./week-grid.tsx"

type Props = CalendarParts & {
  view: View
  day: Day
  rows: Rows
  today: Day
  narrow: boolean
  onOpenDay: (day: Day) => void
  /** The children who are shown. */
  students: StudentSummary[]
}

/** The shown days in the chosen view. */
export function ScheduleView({ view, day, today, rows, students, narrow, onOpenDay, ...parts }: Props) {
  const days = useMemo(() => daysOf(rangeOf(view === "month" ? "day" : view, day)), [view, day])
  const columns = useMemo(() => columnsOf(rows, days), [rows, days])
  const { moves, opening } = parts
  switch (layoutOf(view, { children: students.length, columns, narrow })) {
    case "month":
      return <MonthGrid day={day} today={today} rows={rows} students={students} onOpenDay={onOpenDay} {...parts} />
    case "agenda":
      return <Agenda key={day} day={day} today={today} rows={rows} {...parts} />
    case "list":
      return <DayByChild rows={rows} day={day} students={students} opening={opening} />
    case "board":
      return <EntryBoard {...{ rows, days, today, students, moves, opening, onOpenDay }} />
    case "hours":
      return view === "day" ? (
        <DayGrid rows={rows} day={day} {...parts} />
      ) : (
        <WeekGrid rows={rows} day={day} onOpenDay={onOpenDay} {...parts} />
      )
  }
}
