import { academicYearOf } from "@hearthbook/api/rules/academic-year"
import { addDays, daysBetween, mondayOf, weekdayOf, weekdays, type Day, type Weekday } from "@hearthbook/api/rules/days"

/** School days of one year, from late August on, and the year they are of. */
export type SchoolYear = { name: string; index: number; days: Day[] }

/** How much of it there is: five years of 180 days each for a measurement, less where only the plans of queries are looked at. */
export type Extent = { years: number; days: number }
export const wholeExtent: Extent = { years: 5, days: 180 }

/**
 * The family's five days: Monday to Friday. At a weekend they are the five that end with it, so that the figures of a Sunday,
 * when nobody has school, compare with those of a Tuesday.
 */
export function schoolDaysAround(today: Day): Weekday[] {
  const place = weekdays.indexOf(weekdayOf(today))
  const last = Math.max(place, 4)
  return weekdays.slice(last - 4, last + 1)
}

/** The school years that end with the one in progress; of fewer than 180 days each those around the day of today. */
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
 * As families do who teach all year round: from early July on three weeks of school, then one without. The week of today is
 * one with school, whenever that is, save in June.
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
