import { weekdayOf } from "@hearthbook/api/rules/days"
import { Card, Group, Table, Text } from "@mantine/core"
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react"
import { ChildAvatar } from "../../ui/child-avatar.tsx"
import { DayHead } from "./day-head.tsx"
import { markOfKey, placeAfter, type Place } from "./grid-keys.ts"
import { GridHelp } from "./grid-help.tsx"
import { MarkCell, type SetMark } from "./mark-cell.tsx"
import classes from "./mark-grid.module.css"
import { Streak } from "./streak.tsx"
import { cellKey, type AttendanceWeek } from "./use-attendance-week.ts"

type Props = {
  week: AttendanceWeek
  isSaving: (cell: { student_id: string; date: string }) => boolean
  onMark: SetMark
}

/** A row per child and a column per day (S §2). One stop of the Tab key: arrows move within, letters mark. */
export function MarkGrid({ week: { children, days, today, school_days, marks }, isSaving, onMark }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const help = useId()
  const [stop, setStop] = useState<Place>({ row: 0, column: Math.max(days.indexOf(today), 0) })
  const statuses = new Map(marks.map(({ student_id, date, status }) => [cellKey(student_id, date), status]))
  // Where a search has taken rows away.
  const at = { ...stop, row: Math.min(stop.row, children.length - 1) }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const cell = event.target.closest<HTMLElement>("[data-row]")
    if (cell) setStop({ row: Number(cell.dataset.row), column: Number(cell.dataset.column) })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey) return
    const next = placeAfter(event.key, event.ctrlKey, at, { rows: children.length, columns: days.length })
    if (next) {
      event.preventDefault()
      table.current?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)?.focus()
      return
    }
    const status = event.ctrlKey ? undefined : markOfKey(event.key)
    const [child, date] = [children[at.row], days[at.column]]
    if (status === undefined || !child || !date) return
    event.preventDefault()
    if (status !== (statuses.get(cellKey(child.id, date)) ?? null)) onMark(child.id, date, status)
  }

  return (
    <Card p={0}>
      <Table
        ref={table}
        role="grid"
        aria-label="Attendance of the week"
        aria-describedby={help}
        className={classes.grid}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" className={classes.who}>
              Student
            </Table.Th>
            {days.map((day) => (
              <DayHead key={day} day={day} isToday={day === today} isSchoolDay={school_days.includes(weekdayOf(day))} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {children.map((child, row) => (
            <Table.Tr key={child.id}>
              <Table.Th scope="row" className={classes.who}>
                <Group gap="xs" wrap="nowrap">
                  <ChildAvatar child={child} size={32} />
                  <div className={classes.name}>
                    <Text size="sm" fw={600} lh={1.3} lineClamp={2} title={`${child.first_name} ${child.last_name}`}>
                      {child.first_name} {child.last_name}
                    </Text>
                    <Streak streak={child.streak} />
                  </div>
                </Group>
              </Table.Th>
              {days.map((date, column) => (
                <MarkCell
                  key={date}
                  student_id={child.id}
                  first_name={child.first_name}
                  date={date}
                  row={row}
                  column={column}
                  status={statuses.get(cellKey(child.id, date)) ?? null}
                  saving={isSaving({ student_id: child.id, date })}
                  isStop={row === at.row && column === at.column}
                  isSchoolDay={school_days.includes(weekdayOf(date))}
                  isToday={date === today}
                  onMark={onMark}
                />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <GridHelp id={help} />
    </Card>
  )
}
