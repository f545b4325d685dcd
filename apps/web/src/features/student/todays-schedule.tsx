import type { Day } from "@hearthbook/api/rules/days"
import { Badge, Text } from "@mantine/core"
import { paths } from "../../lib/paths.ts"
import { colorOf, entriesOn, keyOf, nameOf, type Entry, type Rows } from "../../ui/schedule-entry.ts"
import { Section } from "../../ui/section.tsx"
import { useTimeNow } from "../../ui/use-time-now.ts"
import { isNow } from "./is-now.ts"
import { entryFacts } from "./entry-facts.ts"
import classes from "./todays-schedule.module.css"

type Props = { today: Day; rows: Rows }

/** The classes of today by start time, and what else the day brings (S §2). */
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
            <Line key={keyOf(entry)} entry={entry} current={now !== null && isNow(entry, today, now)} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Line({ entry, current }: { entry: Entry; current: boolean }) {
  return (
    <li className={classes.entry} data-now={current || undefined}>
      <span className={classes.bar} style={{ backgroundColor: colorOf(entry) }} />
      <div className={classes.what}>
        <Text fw={600} lineClamp={2}>
          {nameOf(entry)}
        </Text>
        <Text c="dimmed" size="sm" className="figures">
          {entryFacts(entry)}
        </Text>
      </div>
      {current && (
        <Badge variant="light" color="hearth" size="lg" tt="none">
          Now
        </Badge>
      )}
    </li>
  )
}
