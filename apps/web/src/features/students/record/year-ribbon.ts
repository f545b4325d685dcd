import { daysBetween, type Day } from "@hearthbook/core/time/days"
import type { SchoolDayView } from "@hearthbook/api/calendar/school-days"
import { dayOf } from "../../../lib/format.ts"

/** Days off in a row, with the weekends between them. */
export type Break = {
  name: string
  first: Day
  last: Day
  /** The school weekdays without school. */
  count: number
  /** Its place on the ribbon, in percent of the year. */
  start: number
  width: number
}

/** A school year on a line. */
export type Ribbon = {
  /** The school days until today, today included. */
  done: number
  left: number
  total: number
  /** The end of today on the line, in percent of the year: 0 before the year, 100 after it. */
  today: number
  breaks: Break[]
  months: { month: Day; start: number }[]
}

/** Returns the ribbon of a year from all of its days in order. */
export function yearRibbon(days: SchoolDayView[], today: Day): Ribbon {
  const dates = days.map(({ date }) => dayOf(date))
  const [first = today] = dates
  const percentAt = (day: Day) => Math.min(100, Math.max(0, (daysBetween(first, day) / Math.max(1, days.length)) * 100))
  const school = days.filter((day) => day.is_school_day)
  const done = school.filter(({ date }) => dayOf(date) <= today).length
  return {
    done,
    left: school.length - done,
    total: school.length,
    today: first <= today ? Math.min(100, percentAt(today) + 100 / Math.max(1, days.length)) : 0,
    breaks: breaksOf(days).map((found) => ({
      ...found,
      start: percentAt(found.first),
      width: ((daysBetween(found.first, found.last) + 1) / days.length) * 100,
    })),
    months: dates.filter((day) => day.endsWith("-01")).map((month) => ({ month, start: percentAt(month) })),
  }
}

/** The days off in order. Those of one name are one break until the next school day. */
function breaksOf(days: SchoolDayView[]): Omit<Break, "start" | "width">[] {
  const breaks: Omit<Break, "start" | "width">[] = []
  let isOpen = false
  for (const { date, reason, is_school_day, name } of days) {
    if (is_school_day) isOpen = false
    if (reason !== "day_off") continue
    const [day, title, latest] = [dayOf(date), name ?? "Day off", breaks.at(-1)]
    if (isOpen && latest?.name === title) {
      latest.last = day
      latest.count += 1
    } else breaks.push({ name: title, first: day, last: day, count: 1 })
    isOpen = true
  }
  return breaks
}
