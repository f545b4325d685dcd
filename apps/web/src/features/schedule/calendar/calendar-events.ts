import { addDays, type Day } from "@hearthbook/core/time/days"
import { minutesOf, timeAt, timeOf } from "@hearthbook/core/time/times"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { ScheduleEventData } from "@mantine/schedule"
import { dayOf } from "../../../lib/format.ts"
import { seriesOf } from "./recurrence.ts"
import { daysOffAmong } from "../../../entities/schedule/class-days-off.ts"
import {
  colorOf,
  daysOfEvent,
  isAboveHours,
  keyOf,
  titleOf,
  type Entry,
  type Rows,
} from "../../../entities/schedule/schedule-entry.ts"

/** The calendar's events, and the schedule entry behind each. */
export type CalendarData = { events: ScheduleEventData[]; entries: Map<string, Entry> }

/** Minimum length in minutes, so that an entry is visible and large enough to tap. */
const shortest = 15

/**
 * Converts the rows to calendar events: classes become weekly series. Times are passed as local times, not as moments,
 * so that no time zone shifts them.
 */
export function toCalendar({ classes, events, lessons }: Rows, from: Day): CalendarData {
  const entries = [
    ...classes.map((row): Entry => ({ kind: "class", row })),
    ...events.map((row): Entry => ({ kind: "event", row })),
    ...lessons.map((row): Entry => ({ kind: "lesson", row })),
  ]
  const daysOff = daysOffIn(events)
  return {
    events: entries.flatMap((entry) => eventOf(entry, from, daysOff) ?? []),
    entries: new Map(entries.map((entry) => [keyOf(entry), entry])),
  }
}

/**
 * Returns the entry behind a calendar event; an occurrence of a series belongs to its row.
 */
export function entryOf({ entries }: CalendarData, { id, recurringEventId }: ScheduleEventData): Entry | undefined {
  return entries.get(String(recurringEventId ?? id))
}

/** The events with a time of day. */
export function timedEvents({ events, entries }: CalendarData): ScheduleEventData[] {
  return events.filter(({ id }) => {
    const entry = entries.get(String(id))
    return entry !== undefined && !isAboveHours(entry)
  })
}

type DaysOff = (student_id: string) => Day[]

function daysOffIn(events: EventView[]): DaysOff {
  const hasDayOff = daysOffAmong(events)
  const days = new Set(events.filter(({ event_type }) => event_type === "holiday").flatMap(daysOfEvent))
  return (student_id) => [...days].filter((day) => hasDayOff(student_id, day))
}

function eventOf(entry: Entry, from: Day, daysOff: DaysOff): ScheduleEventData | null {
  const common = { id: keyOf(entry), title: titleOf(entry), color: colorOf(entry) }
  if (entry.kind === "lesson") {
    const { planned_date } = entry.row
    return planned_date ? { ...common, ...wholeDays(dayOf(planned_date)) } : null
  }
  if (entry.kind === "event") return { ...common, ...spanOf(entry.row) }
  const series = seriesOf(entry.row, from)
  if (!series) return null
  const { start, end, rrule } = series
  const notHeld = [...daysOff(entry.row.student_id), ...entry.row.canceled_days.map(dayOf)]
  const exdate = notHeld.map((day) => `${day} ${timeOf(entry.row.start_time)}:00`)
  return { ...common, start, end: atLeastAfter(start, end), recurrence: { rrule, exdate } }
}

/** Returns `end`, or a later time if it is too close to `start`, within the same day. */
function atLeastAfter(start: string, end: string): string {
  const minimum = Math.min(minutesOf(timePart(start)) + shortest, 24 * 60 - 1)
  return minutesOf(timePart(end)) < minimum ? `${start.slice(0, 10)} ${timeAt(minimum)}:00` : end
}

const timePart = (local: string) => local.slice(11, 16)

function spanOf({ all_day, start_date, end_date }: EventView) {
  if (all_day) return wholeDays(dayOf(start_date), dayOf(end_date))
  const start = new Date(start_date).getTime()
  const end = Math.max(new Date(end_date).getTime(), start + shortest * 60_000)
  return { start: localTimeOf(start_date), end: localTimeOf(new Date(end).toISOString()) }
}

/** The calendar's end is the following midnight; ours is the last day. */
function wholeDays(first: Day, last = first) {
  return { start: `${first} 00:00:00`, end: `${addDays(last, 1)} 00:00:00` }
}

function localTimeOf(iso: string): string {
  return `${dayOf(iso)} ${timeOf(iso)}:00`
}
