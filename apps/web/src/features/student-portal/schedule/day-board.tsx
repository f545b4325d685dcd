import type { Day } from "@hearthbook/core/time/days"
import { Badge, Paper, Text, Title } from "@mantine/core"
import { colorOf, keyOf, nameOf, placeOf, timeWords, type Entry } from "../../../entities/schedule/schedule-entry.ts"
import { useTimeNow } from "../../../session/use-time-now.ts"
import classes from "./day-board.module.css"
import { isNow } from "./is-now.ts"
import { ResourceLinks } from "../resource-links.tsx"

/** A day's entries in order, with all details. */
export function DayBoard({ day, entries }: { day: Day; entries: Entry[] }) {
  const now = useTimeNow(day)
  return (
    <ol className={classes.day}>
      {entries.map((entry) => (
        <li key={keyOf(entry)}>
          <EntryCard entry={entry} current={now !== null && isNow(entry, day, now)} />
        </li>
      ))}
    </ol>
  )
}

function EntryCard({ entry, current }: { entry: Entry; current: boolean }) {
  const place = entry.kind === "lesson" ? entry.row.subject.name : placeOf(entry)
  const about = aboutOf(entry)
  return (
    <Paper
      component="article"
      withBorder
      shadow="sm"
      className={classes.card}
      style={{ "--entry": colorOf(entry) }}
      aria-label={nameOf(entry)}
    >
      <div className={classes.head}>
        <Text className={`figures ${classes.time}`}>{timeWords(entry)}</Text>
        {current && (
          <Badge variant="light" color="hearth" size="lg" tt="none">
            Now
          </Badge>
        )}
      </div>
      <Title order={3} size="h4">
        {nameOf(entry)}
      </Title>
      {place && <Text c="dimmed">{place}</Text>}
      {about && <Text style={{ whiteSpace: "pre-line" }}>{about}</Text>}
      {entry.kind === "lesson" && <ResourceLinks resources={entry.row.resources} />}
    </Paper>
  )
}

/** The description of an event, or the objectives of a lesson. */
function aboutOf(entry: Entry): string | null {
  if (entry.kind === "class") return null
  return entry.kind === "event" ? entry.row.description : entry.row.objectives
}
