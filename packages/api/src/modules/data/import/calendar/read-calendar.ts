import type { Component, Library } from "./library.ts"
import { addDays, daysBetween, type Day } from "@hearthbook/core/time/days"
import { limits } from "@hearthbook/core/limits/limits"
import { mostRows } from "../import-limits.ts"
import type { CalendarEntry } from "./calendar-entry.ts"
import { changesOf, moveAlong, sequenceOf } from "./changed-times.ts"
import { definedZones } from "./defined-zones.ts"
import { addMinutes, minutesBetween, momentReader, type Moment } from "./moments.ts"
import { isRepeated, momentsOf, startsOf, type CalendarTools } from "./occurrences.ts"
import { boundedRepeater, TooManySteps } from "./repeat.ts"

/** The days around today from which events are taken, as those that a calendar feed shows. */
export const daysBack = 60
export const daysAhead = 400

export type CalendarContext = { ical: Library; today: Day; time_zone: string }

const notCalendar = "This is not a calendar. Choose an .ics file, as calendar programs export it."

/** The longest name by which an event is known. */
const longestUid = 500

/** An event without an end, as calendar programs show it. */
const usualMinutes = 60

/**
 * Reads the events of a calendar file from 60 days back to 400 days ahead, by their start; each time of an event that repeats is one.
 * Cancelled ones are left out. The refusal says why a file cannot be read.
 */
export function readCalendar(
  text: string,
  { ical, today, time_zone }: CalendarContext,
): { entries: CalendarEntry[] } | { refusal: string } {
  const calendars = parse(text, ical)
  if (!calendars) return { refusal: notCalendar }
  const bounds = {
    ical,
    repeat: boundedRepeater(ical),
    first: addDays(today, -daysBack),
    last: addDays(today, daysAhead),
  }
  const tools: CalendarTools = {
    read: momentReader(time_zone, definedZones(calendars, bounds)),
    ...bounds,
  }
  const entries: CalendarEntry[] = []
  try {
    for (const events of groupEvents(calendars.flatMap((calendar) => calendar.getAllSubcomponents("vevent")))) {
      entries.push(...entriesOf(events, tools))
      if (entries.length > mostRows)
        return { refusal: "An import can have 5,000 events at most, with each time of those that repeat." }
    }
  } catch (error) {
    if (error instanceof TooManySteps) return { refusal: "An event of this calendar repeats too often to be read." }
    return { refusal: "This calendar is damaged. Export it again, and choose the new file." }
  }
  if (entries.length === 0) {
    const between = `from ${daysBack} days back to ${daysAhead} days ahead`
    return { refusal: `There is nothing to read here: the calendar has no events ${between}.` }
  }
  return {
    entries: entries.toSorted((a, b) => (a.start_date < b.start_date ? -1 : a.start_date > b.start_date ? 1 : 0)),
  }
}

function parse(text: string, ical: Library): Component[] | null {
  if (!/^\s*BEGIN:VCALENDAR\s*$/im.test(text.slice(0, 1000))) return null
  try {
    const parsed: unknown = ical.parse(text)
    if (!Array.isArray(parsed)) return null
    const roots: unknown[] = typeof parsed[0] === "string" ? [parsed] : parsed
    return roots.filter((root) => Array.isArray(root)).map((root) => new ical.Component(root))
  } catch {
    return null
  }
}

/** An event, and the times of it that were changed by themselves. */
type Series = { uid: string; event: Component | null; changed: Component[] }

function groupEvents(events: Component[]): Series[] {
  const all = new Map<string, Series>()
  for (const event of events) {
    const start = event.getFirstProperty("dtstart")?.toICALString().slice(0, 80) ?? ""
    const uid = textOf(event, "uid", longestUid) || `${textOf(event, "summary", limits.title)} ${start}`
    const series = all.get(uid) ?? { uid, event: null, changed: [] }
    all.set(uid, series)
    if (event.hasProperty("recurrence-id")) series.changed.push(event)
    else if (!series.event || sequenceOf(event) >= sequenceOf(series.event)) series.event = event
  }
  return [...all.values()]
}

function entriesOf({ uid, event, changed }: Series, tools: CalendarTools): CalendarEntry[] {
  const all = new Map<string, CalendarEntry>()
  const isHeld = event !== null && !isCancelled(event)
  const starts = isHeld && isRepeated(event) ? startsOf(event, tools) : []
  if (isHeld) {
    const usual = toEntry(uid, event, tools)
    if (!isRepeated(event)) all.set("", usual)
    else for (const start of starts) all.set(start.id, moveTo(usual, start, uid))
  }
  for (const { change, start, later } of changesOf(changed, starts, tools)) {
    const entry = isCancelled(change) ? null : toEntry(`${uid} ${start.id}`, change, tools)
    const put = (id: string, one: CalendarEntry | null) => (one ? all.set(id, one) : all.delete(id))
    put(start.id, entry)
    for (const { id, local } of entry?.start_date === "" ? [] : later) {
      const moved = entry && { id, local: moveAlong(local, { from: start.local, to: entry.start_date }) }
      put(id, entry && moved && moveTo(entry, moved, uid))
    }
  }
  return [...all.values()].filter(
    ({ start_date, end_date }) =>
      start_date === "" || (end_date.slice(0, 10) >= tools.first && start_date.slice(0, 10) <= tools.last),
  )
}

function isCancelled(event: Component): boolean {
  return textOf(event, "status", 20).toUpperCase() === "CANCELLED"
}

function toEntry(uid: string, event: Component, tools: CalendarTools): CalendarEntry {
  const at = (name: string): Moment | null => {
    const property = event.getFirstProperty(name)
    return property ? (momentsOf(property, tools)[0] ?? null) : null
  }
  const start = at("dtstart")?.local ?? ""
  const all_day = start.length === 10
  const texts = {
    title: textOf(event, "summary", limits.title),
    location: textOf(event, "location", limits.location).replace(/\s+/g, " "),
    description: textOf(event, "description", limits.description),
  }
  const end = start === "" ? "" : endOf(start, at("dtend")?.local ?? null, lastingOf(event, tools))
  return { uid, ...texts, start_date: start, end_date: end, all_day }
}

/** The last day of an all-day event, whose end in a file is the day after; else the end. */
function endOf(start: string, end: string | null, lasting: number | null): string {
  if (start.length === 10) {
    const days = end === null ? Math.ceil((lasting ?? 0) / 1440) : daysBetween(start, end.slice(0, 10))
    return addDays(start, Math.max(days - 1, 0))
  }
  if (end?.length === 16 && end !== start) return end
  return addMinutes(start, lasting || usualMinutes)
}

/** The minutes of an event that says how long it is; null if it does not. */
function lastingOf(event: Component, { ical }: CalendarTools): number | null {
  const lasting: unknown = event.getFirstPropertyValue("duration")
  if (!(lasting instanceof ical.Duration)) return null
  const minutes = Math.round(lasting.toSeconds() / 60)
  return minutes > 0 && minutes <= daysAhead * 1440 ? minutes : null
}

/** The same event at another of its times. */
function moveTo(entry: CalendarEntry, { local, id }: Moment, uid: string): CalendarEntry {
  const { start_date, end_date } = entry
  const end = entry.all_day
    ? addDays(local.slice(0, 10), daysBetween(start_date, end_date))
    : addMinutes(local.length === 10 ? `${local}${start_date.slice(10)}` : local, minutesBetween(start_date, end_date))
  const start = entry.all_day ? local.slice(0, 10) : local.length === 10 ? `${local}${start_date.slice(10)}` : local
  return { ...entry, uid: `${uid} ${id}`, start_date: start, end_date: end }
}

/** Postgres can save neither a NUL nor half a character. */
const unsaved = /\0|\p{Surrogate}/gu

function textOf(event: Component, name: string, longest: number): string {
  const value: unknown = event.getFirstPropertyValue(name)
  const text = typeof value === "string" ? value : ""
  return text.slice(0, longest).replace(unsaved, "").trim()
}
