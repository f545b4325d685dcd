import type { Time } from "@hearthbook/api/rules/time/times"
import { describeDuration } from "@hearthbook/api/rules/time/times"
import type { DashboardView } from "@hearthbook/api/schemas/dashboard"
import { Badge, Text } from "@mantine/core"
import { IconCalendarEvent } from "@tabler/icons-react"
import { dayOf, formatTime } from "../../../lib/format.ts"
import { paths } from "../../../lib/paths.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import { entriesOf, minutesIn, phaseOf, type DayEntry, type Hours } from "./day-entries.ts"
import classes from "./todays-schedule.module.css"
import { useTimeNow } from "../../../session/use-time-now.ts"
import { shortNameOf } from "../../../lib/short-names.ts"

/** All children's classes and the day's events, by start time, with their lengths. */
export function TodaysSchedule({ overview: { children, events, ...overview } }: { overview: DashboardView }) {
  const today = dayOf(overview.today)
  const now = useTimeNow(today)
  const entries = entriesOf(children, events, today)
  return (
    <Section title="Today’s Schedule" more={{ of: "of the week’s schedule", href: paths.schedule }}>
      {entries.length === 0 && <Text c="dimmed">No classes today.</Text>}
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} now={now} />
        ))}
      </ul>
    </Section>
  )
}

function Entry({ entry, now }: { entry: DayEntry; now: Time | null }) {
  const { title, student, subject, location, hours } = entry
  const phase = now && phaseOf(entry, now)
  const minutes = hours && minutesIn(hours)
  const facts = [minutes && describeDuration(minutes), location].filter(Boolean).join(" · ")
  return (
    <li className={classes.entry} data-phase={phase ?? undefined}>
      <Text span size="sm" fw={600} className={`figures ${classes.time}`}>
        {timeWords(hours)}
      </Text>
      <div className={classes.what}>
        {subject ? (
          <SubjectBadge subject={subject} size="md" />
        ) : (
          <span className={classes.event}>
            <IconCalendarEvent size={20} stroke={1.5} aria-hidden />
            <Text span miw={0} style={{ overflowWrap: "anywhere" }}>
              {title}
            </Text>
          </span>
        )}
        <span className={classes.facts}>
          {student && <ChildAvatar child={student} size={24} />}
          <Text span size="sm" miw={0} style={{ overflowWrap: "anywhere" }}>
            {student ? shortNameOf(student) : "Everyone"}
          </Text>
          {facts && (
            <Text span size="sm" className="figures">
              {facts}
            </Text>
          )}
        </span>
      </div>
      {phase === "present" && (
        <Badge variant="light" color="hearth" className={classes.badge}>
          Now
        </Badge>
      )}
    </li>
  )
}

/** 'All day', '9:00 AM', or 'Until 3:00 PM' for an entry that began on an earlier day. */
function timeWords(hours: Hours | null): string {
  if (!hours) return "All day"
  if (hours.start !== null) return formatTime(hours.start)
  return hours.end === null ? "All day" : `Until ${formatTime(hours.end)}`
}
