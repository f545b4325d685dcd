import { addDays, type Day } from "@hearthbook/core/time/days"
import { classesOn, isOn, type Span } from "@hearthbook/core/planning/schedule"
import { timeOf, timeToDate, type Time } from "@hearthbook/core/time/times"
import { isSkipped } from "@hearthbook/core/planning/lesson-status"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { LessonView } from "@hearthbook/api/work/lesson"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { dayOf, formatTime } from "../../lib/format.ts"
import { formatWeekday } from "../../lib/week-labels.ts"
import { daysOffAmong } from "./class-days-off.ts"
import { shortNameOf } from "../../lib/short-names.ts"

/** An entry of the schedule. */
export type Entry =
  { kind: "class"; row: ClassView } | { kind: "event"; row: EventView } | { kind: "lesson"; row: LessonView }

/** The rows behind a range of the schedule. */
export type Rows = { classes: ClassView[]; events: EventView[]; lessons: LessonView[] }

const classColor = "#3b82f6"
const eventColor = "#8b5cf6"
const dayOffColor = "#d98812"
const schoolDayColor = "#15803d"

/** A key that is unique across all entries. */
export function keyOf({ kind, row }: Entry): string {
  return `${kind}:${row.id}`
}

/** The name without the child, where all entries are one child's: 'Math', 'Fractions', 'Dentist'. */
export function nameOf({ kind, row }: Entry): string {
  return kind === "class" ? row.subject.name || "Class" : row.title
}

/** The name with the child: 'Math (Ada)', 'Fractions (Ada)', 'Dentist'. */
export function titleOf(entry: Entry): string {
  return entry.kind === "event" ? nameOf(entry) : `${nameOf(entry)} (${shortNameOf(entry.row.student)})`
}

export function colorOf({ kind, row }: Entry): string {
  if (kind !== "event") return row.subject.color || classColor
  if (row.event_type === "holiday") return dayOffColor
  return row.event_type === "school_day" ? schoolDayColor : eventColor
}

/** True for days off and extra school days, which decide the days on which lessons fall. */
export function changesSchoolDays({ event_type }: Pick<EventView, "event_type">): boolean {
  return event_type === "holiday" || event_type === "school_day"
}

/** True if the entry has no time of day. */
function isAllDay({ kind, row }: Entry): boolean {
  return kind === "lesson" || (kind === "event" && row.all_day)
}

/** True if the entry is shown above the hours: all-day entries and events of several days. */
export function isAboveHours(entry: Entry): boolean {
  if (isAllDay(entry)) return true
  return entry.kind === "event" && dayOf(entry.row.start_date) !== dayOf(entry.row.end_date)
}

/** '9:00 AM – 10:00 AM', 'All day', or the subject of a lesson: 'Math lesson'. */
export function timeWords(entry: Entry, spanWords = timeSpan): string {
  if (entry.kind === "lesson") return `${entry.row.subject.name} lesson`
  if (entry.kind === "class") return spanWords(entry.row.start_time, entry.row.end_time)
  const { all_day, start_date, end_date } = entry.row
  if (all_day) return "All day"
  if (dayOf(start_date) === dayOf(end_date)) return spanWords(start_date, end_date)
  return `${clockWords(timeOf(start_date))} – ${formatWeekday(dayOf(end_date))}, ${clockWords(timeOf(end_date))}`
}

/** Formats two timestamps whose UTC parts are local times: '9:00 AM – 10:00 AM'. */
export function timeSpan(start: string, end: string): string {
  return `${clockWords(timeOf(start))} – ${clockWords(timeOf(end))}`
}

/** Formats two timestamps like `timeSpan`, with AM or PM once if both have the same: '9:00 – 10:00 AM'. */
export function shortSpan(start: string, end: string): string {
  const [from, to] = [clockWords(timeOf(start)), clockWords(timeOf(end))]
  const half = / [AP]M$/.exec(to)?.[0]
  return half && from.endsWith(half) ? `${from.slice(0, -half.length)} – ${to}` : `${from} – ${to}`
}

/** Caches formatted times: a week repeats a few times hundreds of times, and `Intl` is slow. */
const knownWords = new Map<Time, string>()

/** Formats HH:MM as '9:00 AM'. */
export function clockWords(time: Time): string {
  const words = knownWords.get(time) ?? formatTime(timeToDate(time).toISOString())
  knownWords.set(time, words)
  return words
}

/**
 * '8:30' for 8:30 AM, where there is little room. Hours of a usual school day, 7 AM to 5 PM, need no AM or PM, since each of them is only
 * once in it; '6:00 PM' does.
 */
export function shortClock(time: Time): string {
  const hour = Number(time.slice(0, 2))
  return hour >= 7 && hour < 18 ? clockWords(time).replace(/ [AP]M$/, "") : clockWords(time)
}

export function placeOf(entry: Entry): string | null {
  return entry.kind === "lesson" ? null : entry.row.location
}

/** The accessible name, visible text first: 'Math (Ada), 9:00 AM – 10:00 AM, Monday, Nov 23, Kitchen'. */
export function labelOf(entry: Entry, day: Day): string {
  const place = placeOf(entry)
  return [titleOf(entry), timeWords(entry), formatWeekday(day), ...(place ? [place] : [])].join(", ")
}

/** The days that an event covers. */
export function daysOfEvent(event: Span): Day[] {
  const days: Day[] = []
  for (let day = dayOf(event.start_date); isOn(event, day); day = addDays(day, 1)) days.push(day)
  return days
}

/** The rows of a calendar. A skipped lesson is not to do on any day, so it is left out. */
export function toRows({ classes, events, lessons }: Rows): Rows {
  return { classes, events, lessons: lessons.filter(({ status }) => !isSkipped(status)) }
}

/** The entries of a day in order: all-day entries first, then by time. Classes are not held on a day off of their student. */
export function entriesOn({ classes, events, lessons }: Rows, day: Day): Entry[] {
  const hasDayOff = daysOffAmong(events)
  const held = classesOn(classes, day).filter(({ student_id }) => !hasDayOff(student_id, day))
  const classEntries = held.map((row): Entry => ({ kind: "class", row }))
  const touching = events.filter((row) => isOn(row, day)).map((row): Entry => ({ kind: "event", row }))
  const planned = lessons
    .filter((row) => row.planned_date && dayOf(row.planned_date) === day)
    .map((row): Entry => ({ kind: "lesson", row }))
  const timed = [...touching.filter((entry) => !isAllDay(entry)), ...classEntries]
  return [
    ...touching.filter(isAllDay),
    ...planned,
    ...timed.sort((one, other) => startOn(one, day).localeCompare(startOn(other, day))),
  ]
}

/** The time an entry begins on a day; midnight if it began the day before. */
function startOn({ kind, row }: Entry, day: Day): Time {
  if (kind === "lesson") return "00:00"
  if (kind === "class") return timeOf(row.start_time)
  return dayOf(row.start_date) < day ? "00:00" : timeOf(row.start_date)
}

/** The rows of one child, and those that concern the whole family. */
export function ofChild({ classes, events, lessons }: Rows, student_id: string | undefined): Rows {
  if (!student_id) return { classes, events, lessons }
  return {
    classes: classes.filter((row) => row.student_id === student_id),
    events: events.filter((row) => row.student_id === null || row.student_id === student_id),
    lessons: lessons.filter((row) => row.student_id === student_id),
  }
}
