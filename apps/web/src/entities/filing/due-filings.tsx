import type { Day } from "@hearthbook/core/time/days"
import { Anchor, Text } from "@mantine/core"
import { IconMailForward } from "@tabler/icons-react"
import { Link } from "wouter"
import { trpc } from "../../api/trpc.ts"
import { dayOf } from "../../lib/format.ts"
import { filingAt } from "../../lib/paths.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { formatMonthDay } from "../../lib/week-labels.ts"
import classes from "./due-filings.module.css"

/** The open filings due in a range of days, shown above a calendar: 'Dec 3 Quarterly report 2 of 4, Eli'. Empty if there are none. */
export function DueFilings({ first, last }: { first: Day; last: Day }) {
  const { data: filings = [] } = trpc.filings.list.useQuery({ status: "open", start_date: first, end_date: last })
  const { data: students = [] } = trpc.students.names.useQuery(undefined, { enabled: filings.length > 0 })
  if (filings.length === 0) return null
  return (
    <ul className={classes.list} aria-label="Filings due">
      {filings.map((filing) => {
        const student = students.find(({ id }) => id === filing.student_id)
        return (
          <li key={filing.id}>
            <IconMailForward size={16} stroke={1.75} aria-hidden />
            <Text span size="sm" c="dimmed">
              {filing.due_date && formatMonthDay(dayOf(filing.due_date))}
            </Text>
            <Anchor component={Link} href={filingAt(filing)} size="sm" fw={600}>
              {filing.title}
            </Anchor>
            {student && (
              <Text span size="sm" c="dimmed">
                {shortNameOf(student)}
              </Text>
            )}
          </li>
        )
      })}
    </ul>
  )
}
