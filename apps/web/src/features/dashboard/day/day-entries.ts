import { isOn } from "@hearthbook/core/planning/schedule"
import { timeOf, type Time } from "@hearthbook/core/time/times"
import { addDays, type Day } from "@hearthbook/core/time/days"
import type { ChildDay } from "@hearthbook/api/records/dashboard"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import type { StudentSummary } from "@hearthbook/api/family/student"
import type { SubjectSummary } from "@hearthbook/api/family/subject"

/** Start and end on this day, as ISO timestamps; null if on another day. */
export type Hours = { start: string | null; end: string | null }

/** An entry of the day: a weekly class of a child, or an event of one child or the family. */
export type DayEntry = {
  key: string
  title: string
  /** Null for the whole family. */
  student: StudentSummary | null
  /** Null for an event. */
  subject: SubjectSummary | null
  location: string | null
  /** Null for an all-day event. */
  hours: Hours | null
}

export function entryOfClass(entry: ClassView): DayEntry {
  const { id, student, subject, location, start_time, end_time } = entry
  return {
    key: id,
    title: subject.name,
    student,
    subject,
    location,
    hours: { start: start_time, end: end_time },
  }
}

/** The day's entries: all-day first, then by start time, then in the order of the children. */
export function entriesOf(children: ChildDay[], events: EventView[], day: Day): DayEntry[] {
  const classes = children.flatMap((child) => child.classes.map(entryOfClass))
  const ofEvents = events.filter((event) => isOn(event, day)).map((event) => entryOfEvent(event, day))
  return [...ofEvents, ...classes].toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
}

/** Compares an entry with the family's current time. An entry that is all-day or does not end today is never past. */
export function phaseOf({ hours }: DayEntry, now: Time): "past" | "present" | "coming" {
  if (!hours) return "coming"
  if (hours.start !== null && now < timeOf(hours.start)) return "coming"
  return hours.end !== null && endOf(hours.end) <= now ? "past" : "present"
}

/** The length in whole minutes; null if it does not begin and end on this day, or is zero. */
export function minutesIn({ start, end }: Hours): number | null {
  if (start === null || end === null) return null
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / 60_000)
  return minutes > 0 ? minutes : null
}

function entryOfEvent({ id, title, student, location, ...span }: EventView, day: Day): DayEntry {
  const start = span.start_date.slice(0, 10) === day ? span.start_date : null
  const isOver = span.end_date.slice(0, 10) === day || span.end_date.slice(0, 16) === `${addDays(day, 1)}T00:00`
  const end = isOver ? span.end_date : null
  const isWhole = span.all_day || (start === null && end === null)
  return { key: id, title, student, subject: null, location, hours: isWhole ? null : { start, end } }
}

/** An end at midnight is the end of the day. */
function endOf(end: string): Time {
  return timeOf(end) === "00:00" ? "24:00" : timeOf(end)
}

/** The sort key. An entry that began earlier is sorted with the all-day ones. */
function startOf({ hours }: DayEntry): string {
  return hours?.start ? timeOf(hours.start) : ""
}
