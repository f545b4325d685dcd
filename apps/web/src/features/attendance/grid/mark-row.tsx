import { fullName } from "@hearthbook/core/names/names"
import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import type { Day } from "@hearthbook/core/time/days"
import { Group, Table, Text } from "@mantine/core"
import { memo } from "react"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { MarkCell, type SetMark } from "./mark-cell.tsx"
import classes from "./mark-grid.module.css"
import { Streak } from "../week/streak.tsx"
import type { Child } from "../week/use-attendance-week.ts"
import { shortNameOf } from "../../../lib/short-names.ts"

/** A day. `off` is the reason why no child has school; null if one has. */
export type Column = { date: Day; off: string | null; isToday: boolean }

type Props = {
  child: Child
  row: number
  columns: Column[]
  /** By column, like the lists below; `off` is the reason why this child has no school. */
  statuses: (AttendanceStatus | null)[]
  fractions: number[]
  minutes: (number | null)[]
  off: (string | null)[]
  saving: boolean[]
  /** The column of the grid's tab stop, or null if it is in another row. */
  stop: number | null
  onMark: SetMark
}

/** A child's week. */
function MarkRowOf({ child, row, columns, statuses, fractions, minutes, off, saving, stop, onMark }: Props) {
  const name = fullName(child)
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.who}>
        <Group gap="xs" wrap="nowrap">
          <ChildAvatar child={child} size={32} />
          <div className={classes.name}>
            <Text size="sm" fw={600} lh={1.3} lineClamp={3} title={name}>
              {name}
            </Text>
            <Streak streak={child.streak} />
          </div>
        </Group>
      </Table.Th>
      {columns.map(({ date, isToday, off: offForAll }, column) => (
        <MarkCell
          key={date}
          student_id={child.id}
          child_name={shortNameOf(child)}
          date={date}
          row={row}
          column={column}
          status={statuses[column] ?? null}
          fraction={fractions[column] ?? 1}
          minutes={minutes[column] ?? null}
          saving={saving[column] ?? false}
          isStop={column === stop}
          off={off[column] ?? null}
          isOffForAll={offForAll !== null}
          isToday={isToday}
          onMark={onMark}
        />
      ))}
    </Table.Tr>
  )
}

/** Memoized: renders again only if the row has changed. */
export const MarkRow = memo(MarkRowOf, (before, after) => {
  const { statuses, fractions, minutes, off, saving, ...rest } = after
  return (
    isSameList(statuses, before.statuses) &&
    isSameList(fractions, before.fractions) &&
    isSameList(minutes, before.minutes) &&
    isSameList(off, before.off) &&
    isSameList(saving, before.saving) &&
    Object.entries(rest).every(([name, value]) => Object.is(value, before[name as keyof typeof rest]))
  )
})

function isSameList(one: unknown[], other: unknown[]): boolean {
  return one.length === other.length && one.every((entry, place) => Object.is(entry, other[place]))
}
