import type { Day } from "@hearthbook/core/time/days"
import { Stack, Text } from "@mantine/core"
import { studentDayAt } from "../../../lib/student-paths.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { keyOf, type Entry } from "../../../entities/schedule/schedule-entry.ts"
import { Section } from "../../../ui/layout/section.tsx"
import { EntryLine } from "./entry-line.tsx"
import classes from "./entry-line.module.css"
import work from "../work.module.css"

/** A week on a phone, as a list of days. */
export function WeekList({ days, today }: { days: { day: Day; entries: Entry[] }[]; today: Day }) {
  return (
    <Stack gap={8} className={work.roomy}>
      {days.map(({ day, entries }) => (
        <Section
          key={day}
          title={formatWeekday(day)}
          part={day === today && "today"}
          more={entries.length > 0 ? { of: `of ${formatWeekday(day)}`, href: studentDayAt(day) } : undefined}
        >
          {entries.length === 0 && <Text c="dimmed">Nothing is planned.</Text>}
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <EntryLine key={keyOf(entry)} entry={entry} />
            ))}
          </ul>
        </Section>
      ))}
    </Stack>
  )
}
