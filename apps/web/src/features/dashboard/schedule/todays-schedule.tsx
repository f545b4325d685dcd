import { describeDuration, type Time } from "@hearthbook/core/time/times"
import type { DashboardView } from "@hearthbook/api/records/dashboard"
import { Badge, Text } from "@mantine/core"
import { dayOf, formatTime } from "../../../lib/format.ts"
import { paths } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { useTimeNow } from "../../../session/use-time-now.ts"
import { FoldedSection } from "../../../ui/layout/folded-section.tsx"
import { entriesOf, minutesIn, phaseOf, type DayEntry, type Hours } from "../day/day-entries.ts"
import { Timeline } from "./timeline.tsx"
import classes from "./todays-schedule.module.css"

/** All children's classes and the day's events: on a timeline with a lane for each child, and on a phone as a list by start time. */
export function TodaysSchedule({ overview: { children, events, ...overview } }: { overview: DashboardView }) {
  const today = dayOf(overview.today)
  const now = useTimeNow(today)
  const entries = entriesOf(children, events, today)
  const allDay = entries.filter(({ hours }) => !hours).map(({ title }) => title)
  return (
    <FoldedSection
      title="Today’s Schedule"
      part={allDay.join(" · ")}
      more={{ of: "of the week’s schedule", href: paths.schedule }}
    >
      {entries.length === 0 && <Text c="dimmed">No classes today.</Text>}
      <div className={classes.box}>
        <Timeline entries={entries} students={children.map(({ student }) => student)} now={now} />
        <ul className={classes.entries} data-timed>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} now={now} />
          ))}
        </ul>
      </div>
    </FoldedSection>
  )
}

function Entry({ entry, now }: { entry: DayEntry; now: Time | null }) {
  const { title, hours, location } = entry
  const phase = now && phaseOf(entry, now)
  const minutes = hours && minutesIn(hours)
  const facts = [minutes && describeDuration(minutes), location].filter(Boolean).join(" · ")
  return (
    <li className={classes.entry} data-phase={phase ?? undefined}>
      <Text span size="sm" className={`figures ${classes.time}`}>
        {timeWords(hours)}
      </Text>{" "}
      <div className={classes.what}>
        <b>{title}</b>{" "}
        <Text span size="sm" c="dimmed" className="figures">
          {[whoOf(entry), facts].filter(Boolean).join(" · ")}
        </Text>
      </div>
      {phase === "present" && (
        <Badge variant="light" color="hearth" flex="none">
          Now
        </Badge>
      )}
    </li>
  )
}

function whoOf({ student }: DayEntry): string {
  return student ? shortNameOf(student) : "Everyone"
}

/** 'All day', '9:00 AM', or 'Until 3:00 PM' for an entry that began on an earlier day. */
function timeWords(hours: Hours | null): string {
  if (!hours) return "All day"
  if (hours.start !== null) return formatTime(hours.start)
  return hours.end === null ? "All day" : `Until ${formatTime(hours.end)}`
}
