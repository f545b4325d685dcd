import type { RecordsView } from "@hearthbook/api/records/records"
import { Paper, Stack } from "@mantine/core"
import { dayOf } from "../../../lib/format.ts"
import { formatMonthDay } from "../../../lib/week-labels.ts"
import { SectionHead } from "../../../ui/layout/section-head.tsx"
import { minutesWords } from "../../../entities/day/minutes-labels.ts"
import classes from "./lessons-section.module.css"

/** Field trips and other events that count as time. Left out if there are none. */
export function TripsSection({ trips }: { trips: RecordsView["field_trips"] }) {
  if (trips.length === 0) return null
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label="Field trips">
      <Stack gap="sm">
        <SectionHead title="Field trips" part={String(trips.length)} size="h4" />
        <ul className={classes.list}>
          {trips.map(({ id, start_date, title, minutes }) => (
            <li key={id}>
              <span className={classes.day}>{formatMonthDay(dayOf(start_date))}</span>
              <span>
                {title} {minutes !== null && <span className={classes.about}>{minutesWords(minutes)}</span>}
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </Paper>
  )
}
