import { daysBetween, weekdayOf, type Day, type Weekday } from "@hearthbook/core/time/days"
import { minutesOf, timeAt, timeOf, type Time } from "@hearthbook/core/time/times"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { dayOf } from "../../../lib/format.ts"

/** The new start and end after a drag, as local YYYY-MM-DD HH:mm:ss. */
export type Target = { start: string; end: string }

export type ClassChange = {
  day_of_week: Weekday
  start_time: Time
  end_time: Time
  start_date?: Day
  end_date?: Day
}
export type EventChange = { start_date: string; end_date: string }

const dayPart = (local: string): Day => local.slice(0, 10)
const timePart = (local: string): Time => local.slice(11, 16)

/**
 * Moves a class. It keeps its length, whatever daylight saving does to the day. Its first or last day is extended if it
 * would exclude the day it was moved to.
 */
export function moveClass(row: ClassView, { start }: Target): ClassChange {
  const length = minutesOf(timeOf(row.end_time)) - minutesOf(timeOf(row.start_time))
  const begins = minutesOf(timePart(start))
  return { ...widened(row, dayPart(start)), start_time: timeAt(begins), end_time: timeAt(begins + length) }
}

/**
 * Resizes a class. Its day stays. If the start was dragged, so does its end, although a short class is shown longer.
 */
export function resizeClass({ day_of_week, ...row }: ClassView, { start, end }: Target): ClassChange {
  const start_time = timePart(start)
  const isEnd = start_time === timeOf(row.start_time)
  return { day_of_week, start_time, end_time: isEnd ? timePart(end) : timeOf(row.end_time) }
}

/** Moves an event. An event of whole or several days keeps its times: only its days move. */
export function moveEvent(row: EventView, { start }: Target): EventChange {
  const staysInLane = row.all_day || dayOf(row.start_date) !== dayOf(row.end_date)
  const shift = daysBetween(dayOf(row.start_date), dayPart(start)) * 24 * 60
  const toTime = staysInLane ? 0 : minutesOf(timePart(start)) - minutesOf(timeOf(row.start_date))
  return {
    start_date: minutesLater(row.start_date, shift + toTime),
    end_date: minutesLater(row.end_date, shift + toTime),
  }
}

/** Resizes an event. The edge that was not dragged stays, as for a class. */
export function resizeEvent(row: EventView, { start, end }: Target): EventChange {
  const start_date = isoLocal(start)
  const isEnd = start_date === row.start_date.slice(0, 16)
  return { start_date, end_date: isEnd ? isoLocal(end) : row.end_date.slice(0, 16) }
}

const isoLocal = (local: string) => `${dayPart(local)}T${timePart(local)}`

function widened({ start_date, end_date }: ClassView, day: Day) {
  return {
    day_of_week: weekdayOf(day),
    ...(start_date && day < dayOf(start_date) ? { start_date: day } : {}),
    ...(end_date && day > dayOf(end_date) ? { end_date: day } : {}),
  }
}

/** In local time, where each day has 24 hours: YYYY-MM-DDTHH:MM. */
function minutesLater(iso: string, minutes: number): string {
  return new Date(new Date(iso).getTime() + minutes * 60_000).toISOString().slice(0, 16)
}

export const isoDay = (day: Day) => `${day}T00:00:00.000Z`
export const isoTime = (time: Time) => `1970-01-01T${time}:00.000Z`
