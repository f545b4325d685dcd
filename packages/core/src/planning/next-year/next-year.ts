import { addDays, daysBetween, type Day } from "../../time/days.ts"
import { academicYearOf, type AcademicYear } from "../../time/academic-year.ts"
import { defaultYear } from "../terms.ts"
import type { NamedYear } from "./scale-terms.ts"

/** The weeks of a year. One that lasts longer has no gap before the next one. */
const weeks = 52

/** The academic year after one: '2027-2028' after '2026-2027', '2027' after '2026'. */
export function nextAcademicYear(academic_year: AcademicYear): AcademicYear {
  return academic_year.replace(/\d{4}/g, (year) => String(Number(year) + 1))
}

/** A new family begins with the next year if the one in progress ends within so many days. */
const shortestRest = 28

/** The school year with which a new family begins: the one in progress, or the next one if it has ended or is about to end. */
export function firstSchoolYear(today: Day, year_start: string): NamedYear {
  const current = academicYearOf(today, year_start)
  const isOver = defaultYear(current, year_start).end_date < addDays(today, shortestRest)
  const academic_year = isOver ? nextAcademicYear(current) : current
  return { academic_year, ...defaultYear(academic_year, year_start) }
}

/**
 * The school year that is suggested after one: 52 weeks later, so that it begins and ends on the same weekdays. A year of 52 weeks or
 * more is followed without a gap by one that ends a year later.
 */
export function nextSchoolYear({ academic_year, start_date, end_date }: NamedYear): NamedYear {
  const next = nextAcademicYear(academic_year)
  const later = {
    academic_year: next,
    start_date: addDays(start_date, weeks * 7),
    end_date: addDays(end_date, weeks * 7),
  }
  if (daysBetween(start_date, end_date) < weeks * 7) return later
  const first = addDays(end_date, 1)
  return { academic_year: next, start_date: first, end_date: addDays(yearLater(first), -1) }
}

/** The same day of the next year. February 29 becomes March 1. */
function yearLater(day: Day): Day {
  const year = Number(day.slice(0, 4)) + 1
  return day.endsWith("-02-29") ? `${year}-03-01` : `${year}${day.slice(4)}`
}
