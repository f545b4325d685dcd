import { addDays, weekdayOf, type Day, type Weekday } from "../time/days.ts"

/** A school year from its first to its last day, both included, with the weekdays on which school is held. */
export type SchoolYear = { start_date: Day; end_date: Day; school_days: Weekday[] }

/** A day off or an extra school day, from its first to its last day, both included. Without a student it is for every child. */
export type DayEvent = {
  event_type: "holiday" | "school_day"
  student_id: string | null
  title: string
  start_date: Day
  end_date: Day
}

/**
 * A family's school years, which do not overlap, with its days off and extra school days. Its events are looked up by day and
 * remembered, so a calendar is never changed: build a new one instead.
 */
export type SchoolCalendar = { years: SchoolYear[]; events: DayEvent[] }

/**
 * The reason why a day is a school day or not. `school_day`: a school weekday of a year. `weekday`: another weekday of a year.
 * `day_off`: a school weekday with a day off. `extra`: a weekend day or a day off that an extra school day turns into a school day.
 */
export type DayReason = "school_day" | "weekday" | "day_off" | "outside_year" | "extra"

/** A day in a child's calendar. `name` is the title of the extra school day that covers it, else of the day off, else null. */
export type SchoolDay = { date: Day; is_school_day: boolean; reason: DayReason; name: string | null }

/** The events of each calendar by day, filled as days are asked for. `first` and `last` bound the days with an event. */
type EventLookup = { first: Day; last: Day; byDay: Map<Day, DayEvent[]> }
const lookups = new WeakMap<SchoolCalendar, EventLookup>()

/** A day of a child, or of the family as a whole if `student_id` is null: then only events for every child count. */
export function schoolDayOf(calendar: SchoolCalendar, student_id: string | null, day: Day): SchoolDay {
  const { extra, dayOff } = eventsOf(calendar, student_id, day)
  const reason = reasonOf(calendar, day, { extra, dayOff })
  return {
    date: day,
    is_school_day: reason === "school_day" || reason === "extra",
    reason,
    name: (extra ?? dayOff)?.title ?? null,
  }
}

/** True if a day is a school day of a child, or of the family as a whole if `student_id` is null. */
export function isSchoolDay(calendar: SchoolCalendar, student_id: string | null, day: Day): boolean {
  return schoolDayOf(calendar, student_id, day).is_school_day
}

/** The school days from `start` to `end`, both included, in order. */
export function schoolDaysBetween(calendar: SchoolCalendar, student_id: string | null, start: Day, end: Day): Day[] {
  const found: Day[] = []
  for (const year of calendar.years.toSorted((one, other) => one.start_date.localeCompare(other.start_date))) {
    const last = end < year.end_date ? end : year.end_date
    for (let day = start > year.start_date ? start : year.start_date; day <= last; day = addDays(day, 1)) {
      if (isSchoolDay(calendar, student_id, day)) found.push(day)
    }
  }
  return found
}

/** The last school day before a day, within a year; the day before if there is none. */
export function schoolDayBefore(calendar: SchoolCalendar, student_id: string | null, day: Day): Day {
  for (let count = 1; count <= daysAYear; count++) {
    const before = addDays(day, -count)
    if (isSchoolDay(calendar, student_id, before)) return before
  }
  return addDays(day, -1)
}

/** The first school day after a day, within a year; the day after if there is none. */
export function schoolDayAfter(calendar: SchoolCalendar, student_id: string | null, day: Day): Day {
  for (let count = 1; count <= daysAYear; count++) {
    const after = addDays(day, count)
    if (isSchoolDay(calendar, student_id, after)) return after
  }
  return addDays(day, 1)
}
const daysAYear = 366

/** The school year that contains a day. */
export function yearOn({ years }: SchoolCalendar, day: Day): SchoolYear | undefined {
  return years.find(({ start_date, end_date }) => start_date <= day && day <= end_date)
}

/** True if a day off covers the day and no extra school day does, in a school year or not. */
export function isDayOff(calendar: SchoolCalendar, student_id: string | null, day: Day): boolean {
  const { extra, dayOff } = eventsOf(calendar, student_id, day)
  return dayOff !== undefined && extra === undefined
}

type Covering = { extra: DayEvent | undefined; dayOff: DayEvent | undefined }

function reasonOf(calendar: SchoolCalendar, day: Day, { extra, dayOff }: Covering): DayReason {
  const year = yearOn(calendar, day)
  if (!year) return "outside_year"
  const isSchoolWeekday = year.school_days.includes(weekdayOf(day))
  if (extra) return isSchoolWeekday && !dayOff ? "school_day" : "extra"
  if (!isSchoolWeekday) return "weekday"
  return dayOff ? "day_off" : "school_day"
}

/** The first extra school day and the first day off that cover a day for a child. */
function eventsOf(calendar: SchoolCalendar, student_id: string | null, day: Day): Covering {
  const events = eventsOn(calendar, day).filter((event) => event.student_id === null || event.student_id === student_id)
  return {
    extra: events.find(({ event_type }) => event_type === "school_day"),
    dayOff: events.find(({ event_type }) => event_type === "holiday"),
  }
}

function eventsOn(calendar: SchoolCalendar, day: Day): DayEvent[] {
  const { first, last, byDay } = lookupOf(calendar)
  if (day < first || day > last) return []
  const known = byDay.get(day)
  if (known) return known
  const events = calendar.events.filter(({ start_date, end_date }) => start_date <= day && day <= end_date)
  byDay.set(day, events)
  return events
}

function lookupOf(calendar: SchoolCalendar): EventLookup {
  const known = lookups.get(calendar)
  if (known) return known
  const first = calendar.events.reduce(
    (least, { start_date }) => (start_date < least ? start_date : least),
    "9999-12-31",
  )
  const last = calendar.events.reduce((most, { end_date }) => (end_date > most ? end_date : most), "")
  const lookup = { first, last, byDay: new Map<Day, DayEvent[]>() }
  lookups.set(calendar, lookup)
  return lookup
}
