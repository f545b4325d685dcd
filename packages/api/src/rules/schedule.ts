import { dayIn, nextWeekday, weekdayOf, type Day, type Weekday } from "./days.ts"
import { timeOf } from "./times.ts"

/** When a class recurs, as answers tell it: times and days as ISO timestamps, an open end as null. */
export type Recurrence = {
  day_of_week: Weekday
  start_time: string
  end_time: string
  start_date: string | null
  end_date: string | null
}

/** When an event is, as answers tell it; an all-day event's end is a day that still belongs to it (DECISIONS 8a). */
export type Span = { start_date: string; end_date: string; all_day: boolean }

/** Whether a class is held on a day: its weekday, within the days between which it recurs, both included. */
export function occursOn({ day_of_week, start_date, end_date }: Recurrence, day: Day): boolean {
  if (weekdayOf(day) !== day_of_week) return false
  return (start_date?.slice(0, 10) ?? day) <= day && day <= (end_date?.slice(0, 10) ?? day)
}

/**
 * Whether a class was held before a day, so that a change from that day on has a past to leave alone. A class without a
 * first day is counted from the day on which it was entered: until then nobody went by it.
 */
export function wasHeldBefore(entry: Recurrence & { created_at: string }, day: Day, time_zone: string): boolean {
  const begun = entry.start_date?.slice(0, 10) ?? dayIn(time_zone, new Date(entry.created_at))
  const first = nextWeekday(entry.day_of_week, begun)
  return first < day && first <= (entry.end_date?.slice(0, 10) ?? first)
}

/** The classes of a day, sorted by start time (S §9). */
export function classesOn<Class extends Recurrence>(classes: Class[], day: Day): Class[] {
  return classes
    .filter((entry) => occursOn(entry, day))
    .sort((one, other) => timeOf(one.start_time).localeCompare(timeOf(other.start_time)))
}

/** Whether an event touches a day. A timed event that ends at midnight does not reach into the day that begins then. */
export function isOn({ start_date, end_date, all_day }: Span, day: Day): boolean {
  if (start_date.slice(0, 10) > day) return false
  const last = end_date.slice(0, 10)
  const endsAtMidnight = !all_day && timeOf(end_date) === "00:00"
  return endsAtMidnight ? last > day : last >= day
}

/** Whether two weekly classes ever meet: on one weekday, at one time, within days that both recur on (DECISIONS 27). */
export function classesOverlap(one: Recurrence, other: Recurrence): boolean {
  if (one.day_of_week !== other.day_of_week) return false
  return timesOverlap(one, other) && rangesMeet(one, other)
}

/** Whether a class falls into a timed event, or an event into a class, on a day of the event (DECISIONS 27). */
export function classMeetsEvent(entry: Recurrence, event: Span, days: Day[]): boolean {
  if (event.all_day) return false
  return days.some(
    (day) =>
      occursOn(entry, day) &&
      event.start_date.slice(0, 16) < `${day}T${timeOf(entry.end_time)}` &&
      `${day}T${timeOf(entry.start_time)}` < event.end_date.slice(0, 16),
  )
}

/** Whether two timed events are at one time; all-day events stand in nobody's way. */
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
