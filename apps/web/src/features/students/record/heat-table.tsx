import { monthNames } from "@hearthbook/core/time/month-names"
import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"
import { attendanceLabels } from "@hearthbook/core/names/labels"
import { Table } from "@mantine/core"
import type { HeatMonth, totalOf } from "./heat-days.ts"

type Props = { months: HeatMonth[]; total: ReturnType<typeof totalOf>; of: string }

const columns = ["school_days", ...attendanceStatuses, "unmarked"] as const
const headings = { school_days: "School days", ...attendanceLabels, unmarked: "Not marked" }

/** The marks of each month, and of the year. */
export function HeatTable({ months, total, of }: Props) {
  return (
    <Table aria-label={`Attendance of ${of} by month`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Month</Table.Th>
          {columns.map((column) => (
            <Table.Th key={column} scope="col" ta="right">
              {headings[column]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {months.map((row) => (
          <Table.Tr key={row.month}>
            <Table.Th scope="row">
              {monthNames[Number(row.month.slice(5, 7)) - 1]} {row.month.slice(0, 4)}
            </Table.Th>
            <Figures of={row} />
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">Year</Table.Th>
          <Figures of={total} />
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  )
}

function Figures({ of }: { of: Omit<HeatMonth, "month"> }) {
  return columns.map((column) => (
    <Table.Td key={column} ta="right">
      {of[column]}
    </Table.Td>
  ))
}
