import { isDayOff, type SchoolCalendar } from "@hearthbook/core/planning/school-days"
import { occursOn, type Recurrence, type Span } from "@hearthbook/core/planning/schedule"
import { addDays, nextWeekday, type Day } from "@hearthbook/core/time/days"
import { timeOf } from "@hearthbook/core/time/times"
import type { CalendarDetail, CalendarPart } from "@hearthbook/core/export/calendar-parts"

type Row = { id: string; student_id: string; subject: { name: string }; updated_at: string }

/** The rows of a calendar as answers have them: days and times as ISO timestamps. */
export type CalendarRows = {
  classes: (Row & Recurrence & { location: string | null })[]
  lessons: (Row & { title: string; objectives: string | null; planned_date: string | null })[]
  work: (Row & { title: string; description: string | null; due_date: string })[]
  events: (Omit<Row, "student_id" | "subject"> &
    Span & {
      student_id: string | null
      event_type: string
      title: string
      description: string | null
      location: string | null
    })[]
  /** The days off, which take the classes away. */
  calendar: SchoolCalendar
  /** The names to put before what is one child's, by id; empty where no name is needed. */
  names: ReadonlyMap<string, string>
}

/** The first and the last day, both included. */
export type CalendarRange = { from: Day; to: Day }

/**
 * A single entry of a calendar. An all-day one has days, and its end is the day after the last. Any other has local times as
 * YYYY-MM-DDTHH:MM.
 */
export type CalendarEntry = {
  /** The same each time for the same row, and for the same day of a class. */
  uid: string
  title: string
  description: string | null
  place: string | null
  all_day: boolean
  start: string
  end: string
  /** False if the time is free for others, as on the day when work is due. */
  takes_time: boolean
  /** The moment of the row's last change. */
  changed_at: string
}

/** The entries of a calendar in a range of days, part by part. Classes are written out day by day. */
export function calendarEntries(
  rows: CalendarRows,
  range: CalendarRange,
  { include, detail }: { include: readonly CalendarPart[]; detail: CalendarDetail },
): CalendarEntry[] {
  const entries = include.flatMap((part) => parts[part](rows, range))
  return detail === "busy" ? entries.map(hide) : entries
}

const parts: Record<CalendarPart, (rows: CalendarRows, range: CalendarRange) => CalendarEntry[]> = {
  classes: ({ classes, calendar, names }, range) =>
    classes.flatMap((row) =>
      daysOf(row, range)
        .filter((day) => !isDayOff(calendar, row.student_id, day))
        .map((day) => ({
          uid: `${row.id}-${day}${domain}`,
          title: titleOf(names, row.student_id, row.subject.name),
          description: null,
          place: row.location,
          all_day: false,
          start: `${day}T${timeOf(row.start_time)}`,
          end: `${day}T${timeOf(row.end_time)}`,
          takes_time: true,
          changed_at: row.updated_at,
        })),
    ),
  lessons: ({ lessons, names }, range) =>
    lessons.flatMap((row) => {
      const title = titleOf(names, row.student_id, row.subject.name, row.title)
      return onDay(row, row.planned_date, { title, description: row.objectives }, range)
    }),
  due_work: ({ work, names }, range) =>
    work.flatMap((row) => {
      const title = titleOf(names, row.student_id, row.subject.name, `${row.title} (due)`)
      return onDay(row, row.due_date, { title, description: row.description }, range)
    }),
  events: ({ events, names }) => events.filter((row) => !isOff(row)).map((row) => toEvent(row, names)),
  days_off: ({ events, names }) => events.filter(isOff).map((row) => ({ ...toEvent(row, names), takes_time: false })),
}

/** Ends each id, so that no other program's ids are the same. */
const domain = "@hearthbook"

/** The days of a range on which a class is held, days off included. */
function daysOf(row: Recurrence, { from, to }: CalendarRange): Day[] {
  const begun = row.start_date?.slice(0, 10) ?? from
  const ended = row.end_date?.slice(0, 10) ?? to
  const last = ended < to ? ended : to
  const days: Day[] = []
  for (let day = nextWeekday(row.day_of_week, begun > from ? begun : from); day <= last; day = addDays(day, 7))
    if (occursOn(row, day)) days.push(day)
  return days
}

type Words = Pick<CalendarEntry, "title" | "description">

/** An all-day entry; none if the row has no day, or one outside the range. */
function onDay(row: Row, date: string | null, words: Words, { from, to }: CalendarRange): CalendarEntry[] {
  const day = date?.slice(0, 10)
  if (day === undefined || day < from || day > to) return []
  const when = { all_day: true, start: day, end: addDays(day, 1), takes_time: false }
  return [{ uid: row.id + domain, ...words, place: null, ...when, changed_at: row.updated_at }]
}

function isOff({ event_type }: CalendarRows["events"][number]): boolean {
  return event_type === "holiday"
}

function toEvent(row: CalendarRows["events"][number], names: CalendarRows["names"]): CalendarEntry {
  const { id, student_id, title, description, location, all_day, start_date, end_date, updated_at } = row
  return {
    uid: id + domain,
    title: titleOf(names, student_id, title),
    description,
    place: location,
    all_day,
    start: all_day ? start_date.slice(0, 10) : start_date.slice(0, 16),
    end: all_day ? addDays(end_date.slice(0, 10), 1) : end_date.slice(0, 16),
    takes_time: true,
    changed_at: updated_at,
  }
}

/** 'Ada · Algebra · Lesson 3'. */
function titleOf(names: CalendarRows["names"], student_id: string | null, ...words: string[]): string {
  const name = student_id === null ? undefined : names.get(student_id)
  return [...(name === undefined ? [] : [name]), ...words].join(" · ")
}

function hide(entry: CalendarEntry): CalendarEntry {
  return { ...entry, title: "Busy", description: null, place: null }
}
