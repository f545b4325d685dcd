import type { Day } from "@hearthbook/core/time/days"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { memo, useMemo } from "react"
import { useDateFormat } from "../../../ui/hooks/use-date-format.ts"
import { scrollFocusIntoView } from "./scroll-focus-into-view.ts"
import { toCalendar } from "./calendar-events.ts"
import { EntryList } from "./entry-list.tsx"
import { ofChild, type Rows } from "../../../entities/schedule/schedule-entry.ts"
import { rangeOf, type ScheduleView as View } from "../../../entities/schedule/entry/schedule-range.ts"
import { ScheduleView } from "./schedule-view.tsx"
import { ClassRangeDialog } from "../move/class-range-dialog.tsx"
import { useMoves } from "../move/use-moves.ts"
import type { Opening } from "../../../entities/schedule/entry/use-schedule-dialogs.ts"
import { visibleHours } from "./visible-hours.ts"
import { useShortNames } from "../../../ui/hooks/use-short-names.ts"

export type Shown = {
  /** The rows as stored on the server. */
  stored: Rows
  view: View
  day: Day
  today: Day
  narrow: boolean
  students: StudentSummary[]
  /** The child the schedule is filtered by. */
  student_id: string | undefined
  opening: Opening
  onOpenDay: (day: Day) => void
  /** Called after a day off or an extra school day was moved. */
  onSchoolDaysChange: () => void
}

/** The rows in the chosen view, and as a list. Memoized, since a calendar takes tens of milliseconds to render. */
export const ScheduleCalendar = memo(function ScheduleCalendar({
  stored,
  student_id,
  students,
  onSchoolDaysChange,
  ...shown
}: Shown) {
  useDateFormat()
  useShortNames()
  const { view, day } = shown
  const moves = useMoves(stored, onSchoolDaysChange)
  const rows = useMemo(() => ofChild(moves.shown, student_id), [moves.shown, student_id])
  const data = useMemo(() => toCalendar(rows, rangeOf(view, day).first), [rows, view, day])
  const hours = useMemo(() => visibleHours(rows), [rows])
  return (
    <>
      <div className="screen-only" onFocus={scrollFocusIntoView}>
        <ScheduleView
          {...shown}
          rows={rows}
          students={student_id ? students.filter(({ id }) => id === student_id) : students}
          data={data}
          hours={hours}
          moves={moves}
        />
      </div>
      <EntryList view={view} day={day} rows={rows} />
      {moves.asked && <ClassRangeDialog dragged={moves.asked} onAnswer={moves.answer} onClose={moves.stopAsking} />}
    </>
  )
})
