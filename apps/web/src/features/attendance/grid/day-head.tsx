import { Table, Text, VisuallyHidden } from "@mantine/core"
import dayjs from "dayjs"
import { formatWeekday } from "../../../lib/week-labels.ts"
import classes from "./mark-grid.module.css"
import type { Column } from "./mark-row.tsx"

/** The head of a day's column: weekday and date, with a note for today and for days on which no child has school. */
export function DayHead({ date: day, isToday, off }: Column) {
  const date = dayjs(day)
  return (
    <Table.Th
      scope="col"
      className={classes.day}
      data-today={isToday || undefined}
      data-off={off ? true : undefined}
      aria-current={isToday ? "date" : undefined}
    >
      <span aria-hidden>{date.format("ddd")}</span> <span aria-hidden>{date.format("D")}</span>
      <VisuallyHidden component="span">{formatWeekday(day)}</VisuallyHidden>
      <Text span display="block" size="xs" fw={500} lh={1.3} c={isToday ? undefined : "dimmed"}>
        {isToday && "Today"}
        {isToday && off && <br />}
        {off ?? (isToday ? null : "\u00a0")}
      </Text>
    </Table.Th>
  )
}
