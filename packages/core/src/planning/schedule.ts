import { dayIn, nextWeekday, weekdayOf, type Day, type Weekday } from "../time/days.ts"
import { timeOf } from "../time/times.ts"

/** When a class recurs, as in answers: days and times as ISO timestamps, null for an open end. */
export type Recurrence = {
  day_of_week: Weekday
  start_time: string
  end_time: string
  start_date: string | null
  end_date: string | null
  /** Days of its weekday on which it is not held. */
  canceled_days: string[]
}

/** When an event takes place, as in answers. The end of an all-day event is its last day. */
export type Span = { start_date: string; end_date: string; all_day: boolean }

/** True if a class is held on a day: on its weekday, from its first to its last day, both included, unless it is canceled. */
export function occursOn({ day_of_week, start_date, end_date, canceled_days }: Recurrence, day: Day): boolean {
  if (weekdayOf(day) !== day_of_week) return false
  if (isCanceledOn({ canceled_days }, day)) return false
  return (start_date?.slice(0, 10) ?? day) <= day && day <= (end_date?.slice(0, 10) ?? day)
}

function isCanceledOn({ canceled_days }: Pick<Recurrence, "canceled_days">, day: Day): boolean {
  return canceled_days.some((canceled) => canceled.slice(0, 10) === day)
}

/**
 * True if a class was held before a day, so that a change from that day on must not alter its past. A class without a first day
 * counts from the day it was created, because no one attended it before.
 */
export function wasHeldBefore(entry: Recurrence & { created_at: string }, day: Day, time_zone: string): boolean {
  const begun = entry.start_date?.slice(0, 10) ?? dayIn(time_zone, new Date(entry.created_at))
  const first = nextWeekday(entry.day_of_week, begun)
  return first < day && first <= (entry.end_date?.slice(0, 10) ?? first)
}

/** The classes of a day, sorted by start time. */
export function classesOn<Class extends Recurrence>(classes: Class[], day: Day): Class[] {
  return classes
    .filter((entry) => occursOn(entry, day))
    .sort((one, other) => timeOf(one.start_time).localeCompare(timeOf(other.start_time)))
}

/** True if an event includes a day. A timed event that ends at midnight does not extend into the next day. */
export function isOn({ start_date, end_date, all_day }: Span, day: Day): boolean {
  if (start_date.slice(0, 10) > day) return false
  const last = end_date.slice(0, 10)
  const endsAtMidnight = !all_day && timeOf(end_date) === "00:00"
  return endsAtMidnight ? last > day : last >= day
}

/** The only day of a class that is held once, such as one that was moved for a day; null for a weekly class. */
export function onlyDayOf({ start_date, end_date }: Pick<Recurrence, "start_date" | "end_date">): Day | null {
  const first = start_date?.slice(0, 10) ?? null
  return first === end_date?.slice(0, 10) ? first : null
}

/** True if two weekly classes overlap: on the same weekday, at the same time, in the same period. */
export function classesOverlap(one: Recurrence, other: Recurrence): boolean {
  if (one.day_of_week !== other.day_of_week) return false
  const only = onlyDayOf(one) ?? onlyDayOf(other)
  if (only !== null && (isCanceledOn(one, only) || isCanceledOn(other, only))) return false
  return timesOverlap(one, other) && rangesMeet(one, other)
}

/** True if a class and a timed event overlap on one of the event's days. */
export function classMeetsEvent(entry: Recurrence, event: Span, days: Day[]): boolean {
  if (event.all_day) return false
  return days.some(
    (day) =>
      occursOn(entry, day) &&
      event.start_date.slice(0, 16) < `${day}T${timeOf(entry.end_time)}` &&
      `${day}T${timeOf(entry.start_time)}` < event.end_date.slice(0, 16),
  )
}

/** True if two timed events overlap. All-day events never do. */
export function eventsOverlap(one: Span, other: Span): boolean {
  if (one.all_day || other.all_day) return false
  return one.start_date < other.end_date && other.start_date < one.end_date
}

function timesOverlap(one: Recurrence, other: Recurrence): boolean {
  return timeOf(one.start_time) < timeOf(other.end_time) && timeOf(other.start_time) < timeOf(one.end_time)
}

function rangesMeet(one: Recurrence, other: Recurrence): boolean {
  const begins = (entry: Recurrence) => entry.start_date?.slice(0, 10) ?? ""
  const ends = (entry: Recurrence) => entry.end_date?.slice(0, 10) ?? "9999"
  return begins(one) <= ends(other) && begins(other) <= ends(one)
}
