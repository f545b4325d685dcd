import { academicYearOf } from "@hearthbook/core/time/academic-year"
import { addDays, daysBetween, mondayOf, weekdayOf, weekdays, type Day, type Weekday } from "@hearthbook/core/time/days"

/** The school days of a year, which begins in late August. */
export type SchoolYear = { name: string; index: number; days: Day[] }

/** The amount of data: five years of 180 days each for a measurement, less for query plans only. */
export type Extent = { years: number; days: number }
export const wholeExtent: Extent = { years: 5, days: 180 }

/**
 * Returns five school days of the week: Monday to Friday, or at a weekend the five that end with the current day, so that results
 * of a Sunday are comparable with those of a Tuesday.
 */
export function schoolDaysAround(today: Day): Weekday[] {
  const place = weekdays.indexOf(weekdayOf(today))
  const last = Math.max(place, 4)
  return weekdays.slice(last - 4, last + 1)
}

/** Returns the school years up to the current one. With fewer than 180 days each, uses the days around today. */
export function schoolYears(today: Day, school_days: Weekday[], { years, days }: Extent): SchoolYear[] {
  const current = Number(academicYearOf(today).slice(0, 4))
  return Array.from({ length: years }, (_, index) => {
    const year = current - years + 1 + index
    const all = daysOf(year, school_days, today)
    const past = all.filter((day) => day < today).length
    const first = Math.max(0, Math.min(past - Math.floor(days / 2), all.length - days))
    return { name: `${year}-${year + 1}`, index, days: all.slice(first, first + days) }
  })
}

/**
 * Returns the days of a year-round schedule from early July: three weeks of school, then one without. The current week always has
 * school, except in June.
 */
function daysOf(year: number, school_days: Weekday[], today: Day): Day[] {
  const days: Day[] = []
  for (let day = mondayOf(`${year}-07-07`); days.length < wholeExtent.days; day = addDays(day, 1)) {
    const weeksFromNow = daysBetween(mondayOf(today), mondayOf(day)) / 7
    const isFree = Math.abs(weeksFromNow % 4) === 2
    if (school_days.includes(weekdayOf(day)) && !isFree) days.push(day)
  }
  return days
}
