import { letterOf } from "../../../lib/keys/letter-of.ts"
import { weekOf, type Day } from "@hearthbook/core/time/days"
import { Paper, Table } from "@mantine/core"
import { useId, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from "react"
import { DayHead } from "./day-head.tsx"
import { markOfKey, placeAfter, type Place } from "./grid-keys.ts"
import { GridHelp } from "./grid-help.tsx"
import type { SetMark } from "./mark-cell.tsx"
import classes from "./mark-grid.module.css"
import { MarkRow } from "./mark-row.tsx"
import { offForAll } from "../week/days-off.ts"
import { cellKey, type AttendanceWeek } from "../week/use-attendance-week.ts"

type Props = {
  week: AttendanceWeek
  isSaving: (cell: { student_id: string; date: string }) => boolean
  onMark: SetMark
}

/**
 * A grid with a row per child and a column per day. It is a single tab stop: arrows move within it, letters set marks.
 */
export function MarkGrid({ week: { children, days, today, offOf, marks }, isSaving, onMark }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const help = useId()
  const [stop, setStop] = useState<Place>({ row: 0, column: Math.max(days.indexOf(today), 0) })
  const [monday] = days
  const columns = useMemo(
    () =>
      weekOf(monday ?? today).map((date) => ({
        date,
        off: offForAll(offOf, children, date),
        isToday: date === today,
      })),
    [monday, today, offOf, children],
  )
  const shown = new Map(marks.map((mark) => [cellKey(mark.student_id, mark.date), mark]))
  const markOn = (child: { id: string }, date: Day) => shown.get(cellKey(child.id, date))
  // A search may have removed the stop's row.
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
    const status = event.ctrlKey ? undefined : markOfKey(letterOf(event))
    const [child, date] = [children[at.row], days[at.column]]
    if (status === undefined || !child || !date) return
    event.preventDefault()
    if (status !== (markOn(child, date)?.status ?? null)) onMark(child.id, date, status)
  }

  return (
    <Paper withBorder shadow="sm">
      <Table
        ref={table}
        role="grid"
        aria-label="Attendance of the week"
        aria-describedby={help}
        className={classes.grid}
        stickyHeader
        stickyHeaderOffset="var(--app-shell-header-height, 0px)"
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" className={classes.who}>
              Student
            </Table.Th>
            {columns.map((column) => (
              <DayHead key={column.date} {...column} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {children.map((child, row) => (
            <MarkRow
              key={child.id}
              child={child}
              row={row}
              columns={columns}
              statuses={days.map((date) => markOn(child, date)?.status ?? null)}
              fractions={days.map((date) => markOn(child, date)?.fraction ?? 1)}
              minutes={days.map((date) => markOn(child, date)?.minutes ?? null)}
              off={days.map((date) => offOf(child.id, date))}
              saving={days.map((date) => isSaving({ student_id: child.id, date }))}
              stop={row === at.row ? at.column : null}
              onMark={onMark}
            />
          ))}
        </Table.Tbody>
      </Table>
      <GridHelp id={help} />
    </Paper>
  )
}
