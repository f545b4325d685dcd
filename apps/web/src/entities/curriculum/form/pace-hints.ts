import { addDays, isDay, type Weekday } from "@hearthbook/core/time/days"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { dayOf, formatDay, listOf } from "../../../lib/format.ts"

type Year = Pick<SchoolYearView, "academic_year" | "start_date" | "end_date" | "school_days">

/** Days outside its school year from which a course's first day is far away: two months. */
const farAway = 60

/**
 * 'The year has no school on Sundays, so this course never meets.' Null if one of the course's weekdays is a school day of its
 * year, or if none is chosen.
 */
export function neverMeetsHint(meeting_days: Weekday[], year: Year | undefined): string | null {
  if (!year || meeting_days.length === 0) return null
  if (meeting_days.some((day) => year.school_days.includes(day))) return null
  const days = meeting_days.map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}s`)
  return `The year has no school on ${listOf(days)}, so this course never meets.`
}

/** '2026-2027 begins on 08/01/2026.' for a first day far before or after the course's school year. Null for any other text. */
export function firstDayHint(first: string, year: Year | undefined): string | null {
  if (!year || !isDay(first)) return null
  const [start, end] = [dayOf(year.start_date), dayOf(year.end_date)]
  if (first < addDays(start, -farAway)) return `${year.academic_year} begins on ${formatDay(start)}.`
  if (first > addDays(end, farAway)) return `${year.academic_year} ends on ${formatDay(end)}.`
  return null
}
