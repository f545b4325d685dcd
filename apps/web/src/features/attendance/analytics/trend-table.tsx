import type { MarkCounts } from "@hearthbook/core/attendance/attendance"
import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"
import type { Day } from "@hearthbook/core/time/days"
import { Table, Text, VisuallyHidden } from "@mantine/core"
import dayjs from "dayjs"
import { attendanceLooks } from "../../../entities/attendance/attendance-style.ts"
import classes from "./analytics.module.css"
import { RateBadge } from "./rate-badge.tsx"

/** `off` is the reason why no child has school on the day. */
export type DayFigures = { day: Day; off: string | null; counts: MarkCounts; rate: number | null }
type Props = { days: DayFigures[]; today: Day }

/** The week by day: counts, and the percentage present as a badge. */
export function TrendTable({ days, today }: Props) {
  return (
    <Table verticalSpacing={6} aria-label="Marks by day" className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Day</Table.Th>
          {attendanceStatuses.map((status) => (
            <Table.Th key={status} scope="col" className={classes.figure}>
              <span aria-hidden className={classes.letter}>
                {attendanceLooks[status].letter}
              </span>
              <VisuallyHidden component="span">{attendanceLooks[status].word}</VisuallyHidden>
              <span aria-hidden className={classes.word}>
                {attendanceLooks[status].word}
              </span>
            </Table.Th>
          ))}
          <Table.Th scope="col" className={classes.figure}>
            Rate
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.map(({ day, off, counts, rate }) => (
          <Table.Tr key={day}>
            <Table.Th scope="row" className={classes.what}>
              {dayjs(day).format("ddd D")}
              {off ? (
                <Text size="xs" c="dimmed">
                  {off}
                </Text>
              ) : day === today ? (
                <Text size="xs" c="dimmed">
                  Today
                </Text>
              ) : null}
            </Table.Th>
            {attendanceStatuses.map((status) => (
              <Table.Td key={status} className={classes.figure} c={counts[status] === 0 ? "dimmed" : undefined}>
                {counts[status]}
              </Table.Td>
            ))}
            <Table.Td className={classes.figure}>
              <RateBadge rate={rate} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
