import type { FilingDraftView } from "@hearthbook/api/records/filing"
import { Table, Text } from "@mantine/core"
import { noSubject, shareHours } from "@hearthbook/core/requirements/report-lines"
import { countOf, dayOf } from "../../../lib/format.ts"
import { formatDays } from "../../../lib/week-labels.ts"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "./filing-board.module.css"
import { FigureHeads } from "../log/figure-heads.tsx"
import { hoursWords } from "../log/hours-labels.ts"

/** The days, hours and lessons by subject in the period of a filing. */
export function FromRecords({ draft }: { draft: FilingDraftView }) {
  const { start_date, end_date, days, minutes, other_minutes, subjects } = draft
  const shares = shareHours([...subjects.map((row) => row.minutes), other_minutes])
  return (
    <Section title="From your records" part={formatDays(dayOf(start_date), dayOf(end_date))}>
      <Text className="figures">
        {countOf(days, "day")} · {hoursWords(minutes)}
      </Text>
      {(subjects.length > 0 || other_minutes > 0) && (
        <Table.ScrollContainer
          type="native"
          minWidth={320}
          role="group"
          aria-label="Table of the subjects"
          tabIndex={0}
        >
          <Table aria-label="Subjects" mt="xs" className={classes.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Subject</Table.Th>
                <FigureHeads titles={["Hours", "Lessons", "Grade"]} />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {subjects.map((row, index) => (
                <Table.Tr key={row.subject_id}>
                  <Table.Th scope="row">{row.name}</Table.Th>
                  <Table.Td ta="right">{shares[index] ?? 0} h</Table.Td>
                  <Table.Td ta="right">{lessonsOf(row)}</Table.Td>
                  <Table.Td ta="right">{row.letter ?? "–"}</Table.Td>
                </Table.Tr>
              ))}
              {other_minutes > 0 && (
                <Table.Tr>
                  <Table.Th scope="row">{noSubject}</Table.Th>
                  <Table.Td ta="right">{shares.at(-1) ?? 0} h</Table.Td>
                  <Table.Td ta="right">–</Table.Td>
                  <Table.Td ta="right">–</Table.Td>
                </Table.Tr>
              )}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  )
}

/** '12 of 15 · 80%'. */
function lessonsOf({ lessons_done, lessons_planned, percent_covered }: FilingDraftView["subjects"][number]): string {
  if (percent_covered === null) return String(lessons_done)
  return `${lessons_done} of ${lessons_planned} · ${percent_covered}%`
}
