import { monthNames } from "@hearthbook/core/time/month-names"
import { noSubject, shareHours } from "@hearthbook/core/requirements/report-lines"
import type { RecordsView } from "@hearthbook/api/records/records"
import { Paper, Stack, Table, Text } from "@mantine/core"
import { SectionHead } from "../../../ui/layout/section-head.tsx"
import classes from "./hours-section.module.css"
import { FigureHeads } from "./figure-heads.tsx"
import { hoursWords, openingWords } from "./hours-labels.ts"
import { ImportLink } from "../../../entities/import/import-link.tsx"

type Props = Pick<RecordsView, "hours" | "opening">

/** The hours of the year by subject and by month, of core subjects and at home, with what was done before the family wrote it down here. */
export function HoursSection({ hours, opening }: Props) {
  const { minutes, core_minutes, core_home_minutes, by_subject, by_month } = hours
  const hasCore = core_minutes > 0
  const shares = shareHours(by_subject.map((row) => row.minutes))
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label="Hours">
      <Stack gap="sm">
        <SectionHead title="Hours" part={`${hoursWords(minutes)} in all`} size="h4" />
        {opening && <Text size="sm">{openingWords(opening, hours)}</Text>}
        {minutes === 0 ? (
          <Text size="sm" c="dimmed">
            No time yet. Ticked lessons, classes and field trips are counted for you. Add anything else with “Time” in
            Quick Add, <ImportLink kind="time" inline />.
          </Text>
        ) : (
          <div className={classes.pair}>
            <Table aria-label="Hours by subject">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Subject</Table.Th>
                  <FigureHeads titles={["Hours", "At home"]} />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {by_subject.map((row, index) => (
                  <Table.Tr key={row.subject_id ?? "none"}>
                    <Table.Th scope="row">
                      {row.name ?? noSubject}
                      {row.core && <span className={classes.core}> core</span>}
                    </Table.Th>
                    <Table.Td ta="right">{shares[index] ?? 0} h</Table.Td>
                    <Table.Td ta="right">{hoursWords(row.home_minutes)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
            <Table aria-label="Hours by month">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Month</Table.Th>
                  <FigureHeads titles={["Days", "Hours", ...(hasCore ? ["Core", "Core at home"] : [])]} />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {by_month.map((row) => (
                  <Table.Tr key={row.month}>
                    <Table.Th scope="row">{monthNames[Number(row.month.slice(5)) - 1]}</Table.Th>
                    <Figures row={row} hasCore={hasCore} />
                  </Table.Tr>
                ))}
              </Table.Tbody>
              <Table.Tfoot>
                <Table.Tr>
                  <Table.Th scope="row">Year</Table.Th>
                  <Figures row={{ days: hours.days, minutes, core_minutes, core_home_minutes }} hasCore={hasCore} />
                </Table.Tr>
              </Table.Tfoot>
            </Table>
          </div>
        )}
      </Stack>
    </Paper>
  )
}

type Sums = { days: number; minutes: number; core_minutes: number; core_home_minutes: number }

function Figures({ row, hasCore }: { row: Sums; hasCore: boolean }) {
  return (
    <>
      <Table.Td ta="right">{row.days}</Table.Td>
      <Table.Td ta="right">{hoursWords(row.minutes)}</Table.Td>
      {hasCore && (
        <>
          <Table.Td ta="right">{hoursWords(row.core_minutes)}</Table.Td>
          <Table.Td ta="right">{hoursWords(row.core_home_minutes)}</Table.Td>
        </>
      )}
    </>
  )
}
