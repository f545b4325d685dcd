import { addDays, dateToDay, dayToDate, mondayOf, type Day } from "@hearthbook/core/time/days"

export const scheduleViews = ["week", "day", "month", "agenda"] as const
export type ScheduleView = (typeof scheduleViews)[number]

/** The shown days, inclusive. */
export type DayRange = { first: Day; last: Day }

const agendaDays = 30
/** Six weeks fit any month, so that its height stays the same. */
const monthDays = 42

/** The days that a view shows for a given day. */
export function rangeOf(view: ScheduleView, day: Day): DayRange {
  if (view === "week") return daysFrom(mondayOf(day), 7)
  if (view === "month") return daysFrom(mondayOf(firstOfMonth(day)), monthDays)
  if (view === "agenda") return daysFrom(day, agendaDays)
  return daysFrom(day, 1)
}

/** The given day after a step forward (1) or back (-1). */
export function stepFrom(view: ScheduleView, day: Day, step: 1 | -1): Day {
  if (view === "week") return addDays(day, 7 * step)
  if (view === "month") return monthLater(day, step)
  if (view === "agenda") return addDays(day, agendaDays * step)
  return addDays(day, step)
}

export function daysOf({ first, last }: DayRange): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

function daysFrom(first: Day, count: number): DayRange {
  return { first, last: addDays(first, count - 1) }
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`
}

/** The first of the month, so that a step from the 31st skips no month. */
function monthLater(day: Day, months: number): Day {
  const date = dayToDate(firstOfMonth(day))
  date.setUTCMonth(date.getUTCMonth() + months)
  return dateToDay(date)
}
