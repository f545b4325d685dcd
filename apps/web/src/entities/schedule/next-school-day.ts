import { addDays, type Day } from "@hearthbook/core/time/days"
import type { SchoolDayView } from "@hearthbook/api/calendar/school-days"
import { dayOf } from "../../lib/format.ts"

/** Longer than any summer. */
const mostDaysAhead = 120

/** The query for the days from a day on, among which the next school day is looked for. */
export function daysFrom(day: Day): { start_date: Day; end_date: Day } {
  return { start_date: day, end_date: addDays(day, mostDaysAhead) }
}

/** The first school day among these days; `fallback` if there is none, such as after the last school year. */
export function firstSchoolDay(days: SchoolDayView[], fallback: Day): Day {
  const first = days.find(({ is_school_day }) => is_school_day)
  return first ? dayOf(first.date) : fallback
}
