import type { Day } from "./days.ts"

/** Two consecutive years as 'YYYY-YYYY', or 'YYYY' for a year that is the calendar year. */
export type AcademicYear = string

/** The first year that can be chosen. */
const firstYear = 2023

/**
 * The academic year that contains a day, for years that start on `year_start` (MM-DD, 1 July by default). A year that starts in January
 * or February is named for its calendar year, to which the weeks before its first day and after its last day belong, too.
 */
export function academicYearOf(today: Day, year_start = "07-01"): AcademicYear {
  const year = Number(today.slice(0, 4))
  if (isCalendarYear(year_start)) return String(year)
  return nameYear(today.slice(5) >= year_start ? year : year - 1)
}

/** True for a start (MM-DD) in January or February: such a year ends in December, as in the southern hemisphere. */
export function isCalendarYear(year_start: string): boolean {
  return year_start < "03-01"
}

/** The years that a form offers: from 2023-2024 to the year after the current one. */
export function academicYears(today: Day, year_start?: string): AcademicYear[] {
  const next = Number(academicYearOf(today, year_start).slice(0, 4)) + 1
  const name = year_start !== undefined && isCalendarYear(year_start) ? String : nameYear
  return Array.from({ length: next - firstYear + 1 }, (_, index) => name(firstYear + index))
}

/** True if a text names one year, or two consecutive years. */
export function isAcademicYear(text: string): boolean {
  if (/^(19|2\d)\d{2}$/.test(text)) return true
  return /^(19|2\d)\d{2}-\d{4}$/.test(text) && Number(text.slice(5)) === Number(text.slice(0, 4)) + 1
}

/** The first day of the current academic year. */
export function academicYearStart(today: Day, year_start = "07-01"): Day {
  return `${academicYearOf(today, year_start).slice(0, 4)}-${year_start}`
}

function nameYear(first: number): AcademicYear {
  return `${first}-${first + 1}`
}
