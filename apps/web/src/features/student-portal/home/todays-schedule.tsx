import type { Day } from "@hearthbook/api/rules/time/days"
import { Text } from "@mantine/core"
import { paths } from "../../../lib/paths.ts"
import { entriesOn, keyOf, type Rows } from "../../../entities/schedule/schedule-entry.ts"
import { Section } from "../../../ui/layout/section.tsx"
import { useTimeNow } from "../../../session/use-time-now.ts"
import { EntryLine } from "../schedule/entry-line.tsx"
import classes from "../schedule/entry-line.module.css"
import { isNow } from "../schedule/is-now.ts"

type Props = { today: Day; rows: Rows }

/** Today's classes by start time, and the day's events and lessons. */
export function TodaysSchedule({ today, rows }: Props) {
  const now = useTimeNow(today)
  const entries = entriesOn(rows, today)
  const hasClasses = entries.some(({ kind }) => kind === "class")
  return (
    <Section title="Today’s Schedule" more={{ of: "your schedule", href: paths.studentSchedule }}>
      {!hasClasses && <Text c="dimmed">No classes scheduled for today. Focus on your assignments!</Text>}
      {entries.length > 0 && (
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <EntryLine key={keyOf(entry)} entry={entry} current={now !== null && isNow(entry, today, now)} />
          ))}
        </ul>
      )}
    </Section>
  )
}
