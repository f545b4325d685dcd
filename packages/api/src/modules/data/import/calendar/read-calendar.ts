import { addDays, type Day } from "@hearthbook/core/time/days"
import { mostRows } from "../import-limits.ts"
import type { CalendarContent, CalendarEntry, CancelledTime } from "@hearthbook/core/import/file-content"
import { hasCalendar, partsOf, readComponents, textOf, type Component } from "./content-lines.ts"
import { definedZones } from "./defined-zones.ts"
import { entriesOf, untitled, wrongEntry, type Series } from "./entries.ts"
import type { Library } from "./library.ts"
import { momentReader } from "./moments.ts"
import type { CalendarTools } from "./occurrences.ts"
import { readEvent, readName, type WrittenEvent } from "./written-event.ts"
import { UnreadableEvent } from "./written-times.ts"

/** The days around today from which events are taken, as those that a calendar feed shows. */
export const daysBack = 60
export const daysAhead = 400

export type CalendarContext = { ical: Library; today: Day; time_zone: string }

const tooManyEvents = "An import can have 5,000 events at most, with each time of those that repeat."
const notCalendar = "This is not a calendar. Choose an .ics file, as calendar programs export it."

/**
 * Reads the events of a calendar file from 60 days back to 400 days ahead, by their start; each time of an event that repeats is one. What
 * is cancelled is left out. Each event is read by itself: one that cannot be read says why, and the others come in. The refusal
 * says why a file cannot be read.
 */
export function readCalendar(
  text: string,
  { ical, today, time_zone }: CalendarContext,
): CalendarContent | { refusal: string } {
  const calendars = hasCalendar(text) ? readComponents(text) : []
  if (calendars.length === 0) return { refusal: notCalendar }
  const bounds = { ical, first: addDays(today, -daysBack), last: addDays(today, daysAhead) }
  const tools: CalendarTools = { read: momentReader(time_zone, definedZones(calendars, bounds)), ...bounds }
  const { events, wrong } = readEvents(calendars, ical)
  const entries = [...wrong]
  for (const series of groupEvents(events)) {
    if (entries.length > mostRows) break
    entries.push(...entriesOrWhy(series, tools))
  }
  if (entries.length > mostRows) return { refusal: tooManyEvents }
  const whole = events.filter(({ changes }) => !changes)
  const series = [...new Set([...whole, ...wrong].map(({ uid }) => uid))]
  if (entries.length === 0 && !events.some(({ is_cancelled }) => is_cancelled)) {
    const between = `from ${daysBack} days back to ${daysAhead} days ahead`
    return { refusal: `There is nothing to read here: the calendar has no events ${between}.` }
  }
  const unreadable = entries.filter(({ problem }) => problem !== null).map((entry) => entry.series)
  const cancelled = cancelledTimes(events, new Set([...series, ...unreadable]), tools)
  return { entries: named(entries).toSorted(byStart), series, cancelled }
}

/** The events of calendars, and those that cannot be read. A calendar that only cancels has no others. */
function readEvents(calendars: Component[], ical: Library): { events: WrittenEvent[]; wrong: CalendarEntry[] } {
  const events: WrittenEvent[] = []
  const wrong: CalendarEntry[] = []
  for (const calendar of calendars) {
    const isCancelling = textOf(calendar, "METHOD", 20).toUpperCase() === "CANCEL"
    for (const component of partsOf([calendar], "VEVENT")) {
      try {
        const event = readEvent(component, ical)
        events.push(isCancelling ? { ...event, is_cancelled: true } : event)
      } catch (error) {
        wrong.push(wrongEntry(readName(component), reasonOf(error)))
      }
    }
  }
  return { events, wrong }
}

/** The single times that are cancelled of events which the calendar does not have itself, but for those that cannot be read. */
function cancelledTimes(events: WrittenEvent[], known: Set<string>, { read }: CalendarTools): CancelledTime[] {
  return events.flatMap(({ uid, changes, is_cancelled }) => {
    if (!changes || !is_cancelled || known.has(uid)) return []
    const { id, local } = read(changes.start)
    return [{ uid: `${uid} ${id}`, series: uid, start_date: local, is_onward: changes.isOnward }]
  })
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadableEvent) return error.message
  throw error
}

function entriesOrWhy(series: Series, tools: CalendarTools): CalendarEntry[] {
  try {
    return entriesOf(series, tools)
  } catch (error) {
    const event = series.event ?? series.changed[0]
    const name = event ?? { uid: series.uid, title: "", location: "", description: "" }
    return [wrongEntry(name, reasonOf(error))]
  }
}

/**
 * Events by their UIDs. Of two that were edited a different number of times, the later counts; others with the same UID are kept where they
 * start at different times.
 */
function groupEvents(events: WrittenEvent[]): Series[] {
  const byUid = new Map<string, WrittenEvent[]>()
  for (const event of events) byUid.set(event.uid, [...(byUid.get(event.uid) ?? []), event])
  return [...byUid].flatMap(([uid, all]) => {
    const changed = all.filter(({ changes }) => changes)
    const whole = all.filter(({ changes }) => !changes)
    const latest = Math.max(...whole.map(({ sequence }) => sequence))
    const kept = new Map(
      whole.filter(({ sequence }) => sequence === latest).map((event) => [event.start.wall, event] as const),
    )
    const [first = null, ...others] = kept.values()
    return [
      { uid, event: first, changed },
      ...others.map((event) => ({ uid: `${uid} ${event.start.wall}`, event, changed: [] })),
    ]
  })
}

/** Events without a title are 'Busy' in a calendar that shows nothing else. */
function named(entries: CalendarEntry[]): CalendarEntry[] {
  const title = entries.some((entry) => entry.title !== "" && entry.title !== untitled) ? untitled : "Busy"
  return entries.map((entry) => (entry.title === "" || entry.title === untitled ? { ...entry, title } : entry))
}

function byStart(a: CalendarEntry, b: CalendarEntry): number {
  return a.start_date < b.start_date ? -1 : a.start_date > b.start_date ? 1 : 0
}
