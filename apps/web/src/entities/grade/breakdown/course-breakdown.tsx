import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Stack, Table, Text } from "@mantine/core"
import { Fragment } from "react"
import { listOf } from "../../../lib/format.ts"
import { explainedRows, typesLeftOut, type Explained, type ExplainedWork } from "./explained-rows.ts"
import classes from "./course-breakdown.module.css"

type Props = { curriculum: CurriculumView; grade: Explained; works: AssignmentView[] }

/** A table of how a course's grade came about: each type of work with its share, its grades and its percentage. */
export function CourseBreakdown({ curriculum: { subject, weights }, grade, works }: Props) {
  const rows = explainedRows(grade, works)
  const { waiting, unweighted } = typesLeftOut(weights, grade, works)
  const hasShares = rows.some(({ share }) => share !== null)
  if (rows.length === 0) return <Text c="dimmed">Nothing that counts is graded yet.</Text>
  return (
    <Stack gap="xs">
      <Table
        horizontalSpacing={6}
        className={`${classes.table} figures`}
        aria-label={`How the grade in ${subject.name} came about`}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Work</Table.Th>
            {hasShares && <Table.Th className={classes.number}>Share</Table.Th>}
            <Table.Th>Grades</Table.Th>
            <Table.Th className={classes.number}>Result</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, label, share, works: behind, points, percent }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={500}>
                {label}
              </Table.Th>
              {hasShares && <Table.Td className={classes.number}>{share}%</Table.Td>}
              <Table.Td>
                <Grades works={behind} />
                <Text size="xs" c="dimmed">
                  {points} points
                </Text>
              </Table.Td>
              <Table.Td className={classes.number}>{percent}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {waiting.length > 0 && (
        <Text size="sm" c="dimmed">
          Nothing is graded yet in {listOf(waiting).toLowerCase()}, so the other shares are larger for now.
        </Text>
      )}
      {unweighted.length > 0 && (
        <Text size="sm" c="dimmed">
          {listOf(unweighted)} {unweighted.length === 1 ? "has" : "have"} no weight and{" "}
          {unweighted.length === 1 ? "does" : "do"} not count.
        </Text>
      )}
    </Stack>
  )
}

/** Grades in a row before 'and 12 more'. */
const most = 16

/** '92%, 88%, dropped 61%, +5 extra'. Dropped ones are struck through and say so. */
function Grades({ works }: { works: ExplainedWork[] }) {
  const shown = works.length > most + 1 ? works.slice(-most) : works
  return (
    <>
      {shown.length < works.length && `${works.length - shown.length} earlier, `}
      {shown.map(({ id, title, text, kind }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <span title={title} className={classes.work}>
            {kind === "dropped" ? (
              <>
                dropped <s>{text}</s>
              </>
            ) : (
              text
            )}
            {kind === "extra" && " extra"}
          </span>
        </Fragment>
      ))}
    </>
  )
}
