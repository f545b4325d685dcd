import { isOn } from "@hearthbook/api/rules/schedule"
import { timeOf, type Time } from "@hearthbook/api/rules/times"
import { addDays, type Day } from "@hearthbook/api/rules/days"
import type { ChildDay } from "@hearthbook/api/schemas/dashboard"
import type { EventView } from "@hearthbook/api/schemas/event"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import type { StudentSummary } from "@hearthbook/api/schemas/student"
import type { SubjectSummary } from "@hearthbook/api/schemas/subject"

/** What begins or ends on the day, as ISO timestamps; null where it began earlier or goes on. */
export type Hours = { start: string | null; end: string | null }

/** One line of a day: a weekly class of one child, or an event of one or of all. */
export type DayEntry = {
  key: string
  title: string
  /** Null for everyone. */
  student: StudentSummary | null
  /** Null for an event. */
  subject: SubjectSummary | null
  location: string | null
  /** Null where it takes the whole day. */
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

/** What the day brings, all day first, then by start (S §9); at one time in the order of the children. */
export function entriesOf(children: ChildDay[], events: EventView[], day: Day): DayEntry[] {
  const classes = children.flatMap((child) => child.classes.map(entryOfClass))
  const ofEvents = events.filter((event) => isOn(event, day)).map((event) => entryOfEvent(event, day))
  return [...ofEvents, ...classes].toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
}

/** How an entry stands to the time on the family's clock; what takes the whole day, or has no end on it, is never past. */
export function standingOf({ hours }: DayEntry, now: Time): "past" | "present" | "coming" {
  if (!hours) return "coming"
  if (hours.start !== null && now < timeOf(hours.start)) return "coming"
  return hours.end !== null && endOf(hours.end) <= now ? "past" : "present"
}

/** Whole minutes; null where it does not both begin and end on the day, or takes no time. */
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

/** The midnight that ends a day comes after all of it. */
function endOf(end: string): Time {
  return timeOf(end) === "00:00" ? "24:00" : timeOf(end)
}

/** To sort by: what began earlier than today comes with what takes the whole day. */
function startOf({ hours }: DayEntry): string {
  return hours?.start ? timeOf(hours.start) : ""
}
