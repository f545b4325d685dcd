import { Box, Table, VisuallyHidden } from "@mantine/core"
import { formatDay, formatPercent } from "../../lib/format.ts"
import type { Weeks } from "./chart-rows.ts"
import classes from "./week-table.module.css"

type Props = Weeks & { title: string }

/** Weeks as rows and subjects as columns, newest week first. Scrolls sideways. */
export function WeekTable({ title, ...weeks }: Props) {
  return (
    <Box className={classes.frame} role="region" aria-label={title} tabIndex={0}>
      <Rows {...weeks} />
    </Box>
  )
}

/** The same table for screen readers, beside charts. It takes no focus, since no one would see where it is. */
export function HiddenWeekTable({ title, ...weeks }: Props) {
  return (
    <VisuallyHidden>
      <Rows {...weeks} caption={title} />
    </VisuallyHidden>
  )
}

function Rows({ rows, subjects, caption }: Weeks & { caption?: string }) {
  return (
    <Table verticalSpacing="xs" className={classes.table}>
      {caption && <Table.Caption>{caption}</Table.Caption>}
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Week of</Table.Th>
          {subjects.map(({ id, name }) => (
            <Table.Th key={id} scope="col" className={classes.figure}>
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.toReversed().map(({ week, percents }) => (
          <Table.Tr key={week}>
            <Table.Th scope="row" className={classes.week}>
              {formatDay(week)}
            </Table.Th>
            {subjects.map(({ id }) => (
              <Table.Td key={id} className={classes.figure}>
                {formatPercent(percents.get(id))}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
