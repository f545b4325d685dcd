import { Table } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./table.module.css"

type Props = { label: string; columns: string[]; /** The rows. */ children: ReactNode }

/** A table on wide screens, and a card for each row on narrow ones. */
export function ResponsiveTable({ label, columns, children }: Props) {
  return (
    <div className={classes.frame}>
      <Table verticalSpacing="sm" className={classes.table} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  )
}
