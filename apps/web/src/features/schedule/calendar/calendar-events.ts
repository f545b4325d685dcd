import { addDays, type Day } from "@hearthbook/api/rules/days"
import { minutesOf, timeAt, timeOf } from "@hearthbook/api/rules/times"
import type { EventView } from "@hearthbook/api/schemas/event"
import type { ScheduleEventData } from "@mantine/schedule"
import { dayOf } from "../../../lib/format.ts"
import { seriesOf } from "./recurrence.ts"
import { colorOf, isInLane, keyOf, titleOf, type Entry, type Rows } from "../../../entities/schedule/schedule-entry.ts"

/** What the calendar draws, and what each of its events stands for. */
export type Drawn = { events: ScheduleEventData[]; entries: Map<string, Entry> }

/** Minutes: what is shorter would hardly be seen, and met by no finger. */
const shortest = 15

/**
 * The rows as events of the calendar: classes as weekly series, all else as it is. Times are handed over as the clock on the
 * wall shows them, never as moments, so that no time zone moves them (DECISIONS 7).
 */
export function drawnOf({ classes, events, lessons }: Rows, from: Day): Drawn {
  const entries = [
    ...classes.map((row): Entry => ({ kind: "class", row })),
    ...events.map((row): Entry => ({ kind: "event", row })),
    ...lessons.map((row): Entry => ({ kind: "lesson", row })),
  ]
  return {
    events: entries.flatMap((entry) => eventOf(entry, from) ?? []),
    entries: new Map(entries.map((entry) => [keyOf(entry), entry])),
  }
}

/** What an event of the calendar stands for; an occurrence of a series, or its copy in a child's lane, for its row. */
export function entryOf({ entries }: Drawn, { id, recurringEventId }: ScheduleEventData): Entry | undefined {
  const key = String(recurringEventId ?? id)
  return entries.get(key.split("@")[0] ?? key)
}

/** What stands among the hours, without what stands above them. */
export function amongHours({ events, entries }: Drawn): ScheduleEventData[] {
  return events.filter(({ id }) => {
    const entry = entries.get(String(id))
    return entry !== undefined && !isInLane(entry)
  })
}

/** One lane a child: what is for everybody stands in each of them. */
export function inLanes(drawn: Drawn, student_ids: string[]): ScheduleEventData[] {
  return amongHours(drawn).flatMap((event) => {
    const own = drawn.entries.get(String(event.id))?.row.student_id
    if (own) return { ...event, resourceId: own }
    return student_ids.map((student_id) => ({ ...event, id: `${event.id}@${student_id}`, resourceId: student_id }))
  })
}

function eventOf(entry: Entry, from: Day): ScheduleEventData | null {
  const looks = { id: keyOf(entry), title: titleOf(entry), color: colorOf(entry) }
  if (entry.kind === "lesson") return { ...looks, ...wholeDays(dayOf(entry.row.planned_date)) }
  if (entry.kind === "event") return { ...looks, ...spanOf(entry.row) }
  const series = seriesOf(entry.row, from)
  if (!series) return null
  const { start, end, rrule } = series
  return { ...looks, start, end: atLeastAfter(start, end), recurrence: { rrule } }
}

/** Of two times of one day, the second, or one that is far enough from the first without leaving the day. */
function atLeastAfter(start: string, end: string): string {
  const seen = Math.min(minutesOf(timePart(start)) + shortest, 24 * 60 - 1)
  return minutesOf(timePart(end)) < seen ? `${start.slice(0, 10)} ${timeAt(seen)}:00` : end
}

const timePart = (wall: string) => wall.slice(11, 16)

function spanOf({ all_day, start_date, end_date }: EventView) {
  if (all_day) return wholeDays(dayOf(start_date), dayOf(end_date))
  const start = new Date(start_date).getTime()
  const end = Math.max(new Date(end_date).getTime(), start + shortest * 60_000)
  return { start: wallClockOf(start_date), end: wallClockOf(new Date(end).toISOString()) }
}

/** The calendar's end is the midnight after; ours is the last day. */
function wholeDays(first: Day, last = first) {
  return { start: `${first} 00:00:00`, end: `${addDays(last, 1)} 00:00:00` }
}

function wallClockOf(iso: string): string {
  return `${dayOf(iso)} ${timeOf(iso)}:00`
}
