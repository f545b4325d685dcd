import type { FilingView } from "@hearthbook/api/schemas/filing"
import type { StudentSummary } from "@hearthbook/api/schemas/student"
import { addDays, type Day } from "@hearthbook/api/rules/time/days"
import { Anchor, Paper, Text } from "@mantine/core"
import { IconAlertTriangle, IconMailForward } from "@tabler/icons-react"
import { Link } from "wouter"
import { trpc } from "../../../api/trpc.ts"
import { dueWordsOf } from "../../../entities/filing/filing-words.ts"
import { paceLine } from "../../../entities/requirement/pace-line.ts"
import { filingAt, recordsFor } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import classes from "./asked-lines.module.css"

type Props = { students: StudentSummary[]; today: Day }

/** Days ahead in which a filing has its line. */
const ahead = 14

/**
 * A line for each child with a number that needs attention, and for each filing that is due soon or late; siblings who owe the same on one
 * day share a line. Nothing if all is well.
 */
export function AskedLines({ students, today }: Props) {
  const { data: children = [] } = trpc.requirements.overview.useQuery({})
  const { data: filings = [] } = trpc.filings.list.useQuery({ status: "open", end_date: addDays(today, ahead) })
  const nameOf = (id: string) => {
    const student = students.find((one) => one.id === id)
    return student ? shortNameOf(student) : ""
  }
  const late = children.filter(({ attention }) => attention !== null)
  if (late.length === 0 && filings.length === 0) return null
  return (
    <Paper
      component="section"
      withBorder
      shadow="sm"
      px="md"
      py={{ base: 0, sm: "xs" }}
      aria-label="Requirements and filings"
    >
      <ul className={classes.lines}>
        {byOccasion(filings).map(([first, ...others]) => (
          <li key={first.id}>
            <IconMailForward size={18} stroke={1.5} aria-hidden />
            {others.length === 0 ? (
              <>
                <Anchor component={Link} href={filingAt(first)} inherit fw={600}>
                  {first.title}
                </Anchor>
                <span>
                  {nameOf(first.student_id)} · {dueWordsOf(first, today)}
                </span>
              </>
            ) : (
              <>
                <Text span inherit fw={600}>
                  {first.title}
                </Text>
                {[first, ...others].map((filing) => (
                  <Anchor
                    key={filing.id}
                    component={Link}
                    href={filingAt(filing)}
                    inherit
                    fw={600}
                    aria-label={`${nameOf(filing.student_id)}: ${filing.title}`}
                  >
                    {nameOf(filing.student_id)}
                  </Anchor>
                ))}
                <span>{dueWordsOf(first, today)}</span>
              </>
            )}
          </li>
        ))}
        {late.map(({ student_id, attention }) => (
          <li key={student_id}>
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
            <Anchor component={Link} href={recordsFor({ id: student_id })} inherit fw={600}>
              {nameOf(student_id)}
            </Anchor>
            <span>{attention && paceLine(attention, today)}</span>
          </li>
        ))}
      </ul>
    </Paper>
  )
}

/** Filings in their order, those of several children with one title, day and opening together. */
function byOccasion(filings: FilingView[]): [FilingView, ...FilingView[]][] {
  const groups = new Map<string, [FilingView, ...FilingView[]]>()
  for (const filing of filings) {
    const { title, due_date, opens_on } = filing
    const key = JSON.stringify([title, due_date, opens_on])
    const group = groups.get(key)
    if (group) group.push(filing)
    else groups.set(key, [filing])
  }
  return [...groups.values()]
}
