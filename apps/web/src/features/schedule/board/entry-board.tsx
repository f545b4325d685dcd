import { dayToMidnight, weekdayOf, type Day } from "@hearthbook/core/time/days"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Box } from "@mantine/core"
import { useMemo } from "react"
import { BoardTable } from "../../../entities/board/board-table.tsx"
import classes from "../../../entities/board/board.module.css"
import { daysOffAmong } from "../../../entities/schedule/class-days-off.ts"
import { entriesOn, keyOf, type Rows } from "../../../entities/schedule/schedule-entry.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"
import { useFamily } from "../../../session/use-session.ts"
import type { Moves } from "../move/use-moves.ts"
import type { Opening } from "../../../entities/schedule/entry/use-schedule-dialogs.ts"
import { targetOn } from "./dragged-entry.ts"
import { EntryCell } from "./entry-cell.tsx"
import { EntryChip } from "./entry-chip.tsx"
import { ownEntries } from "./own-entries.ts"

type Props = {
  rows: Rows
  days: Day[]
  today: Day
  students: StudentSummary[]
  moves: Moves
  opening: Opening
  onOpenDay: (day: Day) => void
}

/** The board of the page 'Week' with the entries of the schedule: a row for each child and a column for each day. */
export function EntryBoard({ rows, days, today, students, moves, opening, onOpenDay }: Props) {
  const { school_days } = useFamily()
  const hasDayOff = useMemo(() => daysOffAmong(rows.events), [rows])
  const shown = days.filter((day, at) => at < 5 || entriesOn(rows, day).length > 0)
  const entriesOf = (id: string, day: Day) => ownEntries(rows, id, day)
  const drop = (student: StudentSummary, to: Day) => (key: string, from: Day) => {
    const entry = entriesOf(student.id, from).find((row) => keyOf(row) === key)
    if (entry && from !== to && !moves.isSaving(entry)) void moves.move(entry, from, targetOn(to, entry))
  }
  const sharedOn = (day: Day) => entriesOn(rows, day).filter(({ row }) => row.student_id === null)
  return (
    <BoardTable
      days={shown.map((day) => ({
        date: dayToMidnight(day),
        is_school_day: school_days.includes(weekdayOf(day)),
        name: null,
      }))}
      today={today}
      eventsOn={() => []}
      noteOn={(day) => {
        const shared = sharedOn(day)
        if (shared.length === 0) return null
        return (
          <ul className={classes.items} aria-label="For everyone">
            {shared.map((entry) => (
              <EntryChip key={keyOf(entry)} entry={entry} day={day} opening={opening} />
            ))}
          </ul>
        )
      }}
      onOpenDay={onOpenDay}
    >
      {students.map((student) => (
        <tr key={student.id} aria-label={shortNameOf(student)}>
          <Box component="th" scope="row" className={classes.child} __vars={{ "--child": student.color }}>
            <div className={classes.who}>
              <ChildAvatar child={student} size={32} />
              <span className={classes.name}>{shortNameOf(student)}</span>
            </div>
          </Box>
          {shown.map((day) => (
            <EntryCell
              key={day}
              student={student}
              day={day}
              today={today}
              isOff={hasDayOff(student.id, day) || !school_days.includes(weekdayOf(day))}
              entries={entriesOf(student.id, day)}
              opening={opening}
              onDropEntry={drop(student, day)}
            />
          ))}
        </tr>
      ))}
    </BoardTable>
  )
}
