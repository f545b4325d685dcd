import { Table } from "@mantine/core"
import { IconCircleDashed } from "@tabler/icons-react"
import { formatPercent } from "../../../lib/format.ts"
import classes from "./analytics.module.css"
import { distributionOf } from "./distribution.ts"
import type { WeekFigures } from "../week/week-figures.ts"

/** The chart's legend, with its figures. */
export function DistributionTable({ figures }: { figures: WeekFigures }) {
  return (
    <Table verticalSpacing={6} aria-label="Marks of the week" className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Mark</Table.Th>
          <Table.Th scope="col" className={classes.figure}>
            School days
          </Table.Th>
          <Table.Th scope="col" className={classes.figure}>
            Part
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {distributionOf(figures).map(({ word, tone, icon: Icon = IconCircleDashed, count, percent }) => (
          <Table.Tr key={word}>
            <Table.Th scope="row" className={classes.what}>
              <span className={classes.mark}>
                <Icon size={18} stroke={2} color={`var(--mantine-color-${tone}-light-color)`} aria-hidden />
                {word}
              </span>
            </Table.Th>
            <Table.Td className={classes.figure}>{count}</Table.Td>
            <Table.Td className={classes.figure}>{formatPercent(percent)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
