import { addDays, type Day } from "@hearthbook/api/rules/days"
import { classesOn, isOn, type Span } from "@hearthbook/api/rules/schedule"
import { timeOf, timeToDate, type Time } from "@hearthbook/api/rules/times"
import type { EventView } from "@hearthbook/api/schemas/event"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { dayOf, formatTime } from "../../lib/format.ts"
import { formatWeekday } from "../../lib/week-words.ts"

/** What stands on the schedule. */
export type Entry =
  { kind: "class"; row: ClassView } | { kind: "event"; row: EventView } | { kind: "lesson"; row: LessonView }

/** All there is to show. */
export type Rows = { classes: ClassView[]; events: EventView[]; lessons: LessonView[] }

/** S §9. */
const classColor = "#3b82f6"
const eventColor = "#8b5cf6"
const holidayColor = "#d98812"

/** Unique among what stands on the schedule. */
export function keyOf({ kind, row }: Entry): string {
  return `${kind}:${row.id}`
}

/** 'Math', 'Fractions', 'Dentist': what it is, where all of it is one child's. */
export function nameOf({ kind, row }: Entry): string {
  return kind === "class" ? row.subject.name || "Class" : row.title
}

/** 'Math (Ada)', 'Fractions (Ada)', 'Dentist' (S §2). */
export function titleOf(entry: Entry): string {
  return entry.kind === "event" ? nameOf(entry) : `${nameOf(entry)} (${entry.row.student.first_name})`
}

export function colorOf({ kind, row }: Entry): string {
  if (kind !== "event") return row.subject.color || classColor
  return row.event_type === "holiday" ? holidayColor : eventColor
}

/** Whether it has no time of day. */
function isAllDay({ kind, row }: Entry): boolean {
  return kind === "lesson" || (kind === "event" && row.all_day)
}

/** Whether it stands above the hours: also what goes on over several days. */
export function isInLane(entry: Entry): boolean {
  if (isAllDay(entry)) return true
  return entry.kind === "event" && dayOf(entry.row.start_date) !== dayOf(entry.row.end_date)
}

/** '9:00 AM – 10:00 AM', or 'All day'. */
export function timeWords(entry: Entry): string {
  if (entry.kind === "lesson") return "Lesson"
  if (entry.kind === "class") return timeSpan(entry.row.start_time, entry.row.end_time)
  const { all_day, start_date, end_date } = entry.row
  if (all_day) return "All day"
  if (dayOf(start_date) === dayOf(end_date)) return timeSpan(start_date, end_date)
  return `${clockWords(timeOf(start_date))} – ${formatWeekday(dayOf(end_date))}, ${clockWords(timeOf(end_date))}`
}

/** '9:00 AM – 10:00 AM', of timestamps whose UTC parts are the times. */
export function timeSpan(start: string, end: string): string {
  return `${clockWords(timeOf(start))} – ${clockWords(timeOf(end))}`
}

/** A week names the same few times hundreds of times, and the browser's own formatting is slow. */
const knownWords = new Map<Time, string>()

/** '9:00 AM', of HH:MM. */
export function clockWords(time: Time): string {
  const words = knownWords.get(time) ?? formatTime(timeToDate(time).toISOString())
  knownWords.set(time, words)
  return words
}

export function placeOf(entry: Entry): string | null {
  return entry.kind === "lesson" ? null : entry.row.location
}

/** The days that an event touches. */
export function daysOfEvent(event: Span): Day[] {
  const days: Day[] = []
  for (let day = dayOf(event.start_date); isOn(event, day); day = addDays(day, 1)) days.push(day)
  return days
}

/** What stands on a day, as it is read: what lasts all day first, then by time. */
export function entriesOn({ classes, events, lessons }: Rows, day: Day): Entry[] {
  const held = classesOn(classes, day).map((row): Entry => ({ kind: "class", row }))
  const touching = events.filter((row) => isOn(row, day)).map((row): Entry => ({ kind: "event", row }))
  const planned = lessons
    .filter((row) => dayOf(row.planned_date) === day)
    .map((row): Entry => ({ kind: "lesson", row }))
  const timed = [...touching.filter((entry) => !isAllDay(entry)), ...held]
  return [
    ...touching.filter(isAllDay),
    ...planned,
    ...timed.sort((one, other) => startOn(one, day).localeCompare(startOn(other, day))),
  ]
}

/** The time at which it begins on a day; what goes on from the day before, at midnight. */
function startOn({ kind, row }: Entry, day: Day): Time {
  if (kind === "lesson") return "00:00"
  if (kind === "class") return timeOf(row.start_time)
  return dayOf(row.start_date) < day ? "00:00" : timeOf(row.start_date)
}

/** What is narrowed to one child: its own, and what is for everybody. */
export function ofChild({ classes, events, lessons }: Rows, student_id: string | undefined): Rows {
  if (!student_id) return { classes, events, lessons }
  return {
    classes: classes.filter((row) => row.student_id === student_id),
    events: events.filter((row) => row.student_id === null || row.student_id === student_id),
    lessons: lessons.filter((row) => row.student_id === student_id),
  }
}
