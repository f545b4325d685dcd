import { isSchoolDay, schoolDaysBetween, type SchoolCalendar, type SchoolYear } from "../planning/school-days.ts"
import { addDays, weekdayOf, type Day } from "../time/days.ts"
import type { PaceFacts } from "./pace.ts"

/** The days that a pace looks back on, before its day. */
export const paceWindow = 28

/** The number of days after the end of the year within which a target may be projected. */
const farthest = 366

/** The child's school days that a pace on `date` needs. */
export type PaceDays = Pick<PaceFacts, "lately_days" | "elapsed" | "remaining" | "days_a_week" | "days_ahead">

/** Counts a child's school days around a day of a school year. */
export function paceDays(calendar: SchoolCalendar, student_id: string, year: SchoolYear, date: Day): PaceDays {
  const { start_date, end_date, school_days } = year
  const daysOfYear = schoolDaysBetween({ ...calendar, years: [year] }, student_id, start_date, end_date)
  const elapsed = daysOfYear.filter((day) => day < date).length
  const lately = Array.from({ length: paceWindow }, (_, index) => addDays(date, -index - 1))
  return {
    lately_days: lately.filter((day) => isSchoolDay(calendar, student_id, day)).length,
    elapsed,
    remaining: daysOfYear.length - elapsed,
    days_a_week: school_days.length,
    days_ahead: [...daysOfYear.filter((day) => day > date), ...weekdaysBeyond(year, date, school_days)],
  }
}

/** The year's weekdays after its end and after `date`. */
function weekdaysBeyond({ end_date }: SchoolYear, date: Day, school_days: readonly string[]): Day[] {
  const days = Array.from({ length: farthest }, (_, index) => addDays(end_date, index + 1))
  return days.filter((day) => day > date && school_days.includes(weekdayOf(day)))
}
