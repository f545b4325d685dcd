import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import type { Day } from "@hearthbook/core/time/days"
import { Table, Text } from "@mantine/core"
import { memo, useId } from "react"
import { useDateFormat } from "../../../ui/hooks/use-date-format.ts"
import { MarkMore } from "../../../entities/attendance/mark-more.tsx"
import { markWords, type MarkParts } from "../../../entities/attendance/mark-labels.ts"
import { MarkButtons } from "../../../entities/attendance/mark-buttons.tsx"
import { rowNames } from "../../../lib/offline/waiting-rows.ts"
import { useIsWaiting, WaitingMark } from "../../../ui/feedback/waiting-mark.tsx"
import classes from "./mark-grid.module.css"
import { nameCell, statusWord } from "../week/mark-labels.ts"
import { useShortNames } from "../../../ui/hooks/use-short-names.ts"

export type SetMark = (student_id: string, date: Day, status: AttendanceStatus | null, parts?: MarkParts) => void

type Props = {
  student_id: string
  child_name: string
  date: Day
  row: number
  column: number
  status: AttendanceStatus | null
  /** 1, or 0.5 for half a day. */
  fraction: number
  /** The minutes of the whole day. */
  minutes: number | null
  saving: boolean
  /** True for the grid's single tab stop. */
  isStop: boolean
  /** The reason why the child has no school on the day, or null. */
  off: string | null
  /** True if the column's head has the reason. */
  isOffForAll: boolean
  isToday: boolean
  onMark: SetMark
}

/** A child's mark on a day. Memoized, since a co-op has hundreds of cells. */
export const MarkCell = memo(function MarkCell(props: Props) {
  useDateFormat()
  useShortNames()
  const { student_id, child_name, date, row, column, status, saving, isStop, off, isOffForAll, isToday, onMark } = props
  const { fraction, minutes } = props
  const mark = status && { status, fraction, minutes }
  const name = nameCell(child_name, date)
  const reason = useId()
  const rowName = rowNames.mark(student_id, date)
  const isWaiting = useIsWaiting(rowName)
  const waiting = useId()
  const isOwn = off !== null && !isOffForAll
  return (
    <Table.Td
      role="gridcell"
      className={classes.cell}
      data-row={row}
      data-column={column}
      data-off={off ? true : undefined}
      data-today={isToday || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={`${name}: ${mark ? markWords(mark) : statusWord(null)}`}
      aria-describedby={[isOwn && reason, isWaiting && waiting].filter(Boolean).join(" ") || undefined}
      aria-busy={saving}
    >
      <MarkButtons
        of={name}
        value={status}
        isHalf={fraction < 1}
        more={
          <MarkMore
            of={name}
            value={mark}
            onSet={(next, parts) => onMark(student_id, date, next, parts)}
            tabIndex={-1}
          />
        }
        saving={saving}
        compact
        tabIndex={-1}
        onChange={(next) => onMark(student_id, date, next)}
      />
      {isWaiting && (
        <span className={classes.waiting}>
          <WaitingMark row={rowName} id={waiting} />
        </span>
      )}
      {isOwn && (
        <Text id={reason} size="xs" c="dimmed" ta="center" lh={1.2} mt={4}>
          {off}
        </Text>
      )}
    </Table.Td>
  )
})
