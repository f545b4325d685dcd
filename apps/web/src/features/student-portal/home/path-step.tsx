import type { Day } from "@hearthbook/core/time/days"
import type { Time } from "@hearthbook/core/time/times"
import { isUnderway } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Badge, Group, Text } from "@mantine/core"
import { IconCalendarEvent } from "@tabler/icons-react"
import { Link } from "wouter"
import type { DayItem } from "../../../entities/day/day-items.ts"
import { StatusBadge } from "../../../entities/assignment/status-badge.tsx"
import { nameOf, placeOf, shortSpan, timeWords, type Entry } from "../../../entities/schedule/schedule-entry.ts"
import { SubjectTile } from "../../../entities/subject/subject-badge.tsx"
import { studentWorkAt } from "../../../lib/paths.ts"
import { isNow } from "../schedule/is-now.ts"
import classes from "./day-path.module.css"
import { NextWork, NextWorkLinks } from "./next-work.tsx"
import { StepTick } from "./step-tick.tsx"
import type { useTicks } from "./use-ticks.ts"
import { rowNames } from "../../../lib/offline/waiting-rows.ts"
import { WaitingMark } from "../../../ui/feedback/waiting-mark.tsx"
import work from "../work.module.css"

type Props = {
  item: DayItem
  ticks: ReturnType<typeof useTicks>
  today: Day
  now: Time | null
  /** The work to do next, which is done and turned in inside its step. */
  next: AssignmentView | null
}

/** A step of the day: its tick, a picture of its subject, its name and its time. */
export function PathStep({ item, ticks, today, now, next }: Props) {
  const isDone = ticks.isDone(item)
  const entry = entryOf(item)
  const isCurrent = now !== null && entry !== null && isNow(entry, today, now)
  const isNext = next !== null && item.kind === "work" && item.row.id === next.id
  const changed = rowOf(item)
  const step = (
    <div className={classes.row}>
      <StepTick item={item} isDone={isDone} onTick={(value, save) => void ticks.tick(item, value, save)} />
      {item.kind === "event" ? (
        <span className={classes.eventTile}>
          <IconCalendarEvent size={24} stroke={1.5} aria-hidden />
        </span>
      ) : (
        <SubjectTile subject={item.row.subject} />
      )}
      <div className={classes.words}>
        {item.kind === "work" ? (
          <Link href={studentWorkAt(item.row)} className={classes.title}>
            {item.row.title}
          </Link>
        ) : (
          <Text className={classes.title}>{titleOf(item)}</Text>
        )}
        <Text className={`figures ${classes.detail}`}>{detailOf(item)}</Text>
      </div>
      {changed && <WaitingMark row={changed} />}
      {isCurrent && (
        <Badge variant="light" color="hearth" size="lg" tt="none" className={classes.badge}>
          Now
        </Badge>
      )}
    </div>
  )
  return (
    <li className={classes.step} data-done={isDone || undefined} data-now={isCurrent || undefined}>
      {isNext ? (
        <section className={classes.next} aria-label="Next up">
          <Group gap="xs">
            <Text component="h3" className={work.label} flex="1 0 auto">
              Next up
            </Text>
            {isUnderway(next.status) && <StatusBadge status={next.status} />}
            <NextWorkLinks assignment={next} />
          </Group>
          {step}
          <NextWork key={next.id} assignment={next} />
        </section>
      ) : (
        step
      )}
    </li>
  )
}

/** The name of the row that its tick changes (lib/offline/waiting-rows.ts). */
function rowOf(item: DayItem): string | null {
  if (item.kind === "work") return rowNames.assignment(item.row.id)
  const lesson = item.kind === "lesson" ? item.row : item.kind === "class" ? item.lesson : null
  return lesson ? rowNames.lesson(lesson.id) : null
}

function entryOf(item: DayItem): Entry | null {
  if (item.kind === "class") return { kind: "class", row: item.row }
  return item.kind === "event" ? { kind: "event", row: item.row } : null
}

/** The lesson names a class that has one. */
function titleOf(item: Exclude<DayItem, { kind: "work" }>): string {
  if (item.kind === "lesson") return item.row.title
  if (item.kind === "class" && item.lesson) return item.lesson.title
  return nameOf(item.kind === "class" ? { kind: "class", row: item.row } : { kind: "event", row: item.row })
}

/** '9:00 – 10:00 AM · Kitchen', or the subject. */
function detailOf(item: DayItem): string {
  if (item.kind === "work" || item.kind === "lesson") return item.row.subject.name
  const entry: Entry = item.kind === "class" ? { kind: "class", row: item.row } : { kind: "event", row: item.row }
  const subject = item.kind === "class" && item.lesson ? item.row.subject.name : null
  return [subject, timeWords(entry, shortSpan), placeOf(entry)].filter(Boolean).join(" · ")
}
