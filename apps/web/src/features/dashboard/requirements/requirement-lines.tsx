import type { DashboardView } from "@hearthbook/api/records/dashboard"
import type { StudentSummary } from "@hearthbook/api/family/student"
import type { Day } from "@hearthbook/core/time/days"
import { Anchor, Paper, Text } from "@mantine/core"
import { IconAlertTriangle, IconMailForward } from "@tabler/icons-react"
import { Link } from "wouter"
import { dueWordsOf } from "../../../entities/filing/filing-messages.ts"
import { paceLine } from "../../../entities/requirement/pace-line.ts"
import { filingAt, recordsFor } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import classes from "./requirement-lines.module.css"

type Asked = Pick<DashboardView, "attention" | "filings">
type Filing = DashboardView["filings"][number]
type Props = { asked: Asked; students: StudentSummary[]; today: Day }

/**
 * A line for each child with a number that needs attention, and for each filing that is due soon or late; siblings who owe the same on one
 * day share a line.
 */
export function AskedLines({ asked: { attention, filings }, students, today }: Props) {
  const nameOf = (id: string) => {
    const student = students.find((one) => one.id === id)
    return student ? shortNameOf(student) : ""
  }
  return (
    <Paper
      component="section"
      withBorder
      shadow="sm"
      px="md"
      className={classes.asked}
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
        {attention.map(({ student_id, pace }) => (
          <li key={student_id}>
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
            <Anchor component={Link} href={recordsFor({ id: student_id })} inherit fw={600}>
              {nameOf(student_id)}
            </Anchor>
            <span>{paceLine(pace, today)}</span>
          </li>
        ))}
      </ul>
    </Paper>
  )
}

/** Filings in their order, those of several children with one title, day and opening together. */
function byOccasion(filings: Filing[]): [Filing, ...Filing[]][] {
  const groups = new Map<string, [Filing, ...Filing[]]>()
  for (const filing of filings) {
    const { title, due_date, opens_on } = filing
    const key = JSON.stringify([title, due_date, opens_on])
    const group = groups.get(key)
    if (group) group.push(filing)
    else groups.set(key, [filing])
  }
  return [...groups.values()]
}
