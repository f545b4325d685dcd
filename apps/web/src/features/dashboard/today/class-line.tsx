import { describeDuration, type Time } from "@hearthbook/api/rules/time/times"
import { Text, VisuallyHidden } from "@mantine/core"
import { formatTime } from "../../../lib/format.ts"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import classes from "./child-day.module.css"
import { minutesIn, phaseOf, type DayEntry } from "./day-entries.ts"

/** A class of a child's day: time, subject, length and location. Dimmed once it is over. */
export function ClassLine({ entry, now }: { entry: DayEntry; now: Time | null }) {
  const { title, subject, hours, location } = entry
  const phase = now && phaseOf(entry, now)
  const minutes = hours && minutesIn(hours)
  const facts = [minutes && describeDuration(minutes), location].filter(Boolean).join(" · ")
  return (
    <li className={classes.line} data-phase={phase ?? undefined}>
      <Text span size="sm" className={`figures ${classes.time}`}>
        {hours?.start && formatTime(hours.start)}
      </Text>
      <div className={classes.what}>
        {subject ? <SubjectBadge subject={subject} /> : <Text size="sm">{title}</Text>}
        {facts && (
          <Text span size="sm" c="dimmed" className="figures">
            {facts}
          </Text>
        )}
        {phase === "present" && <VisuallyHidden>, now</VisuallyHidden>}
        {phase === "past" && <VisuallyHidden>, over</VisuallyHidden>}
      </div>
    </li>
  )
}
