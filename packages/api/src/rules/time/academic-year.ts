import type { Day } from "./days.ts"

/** Two consecutive years as 'YYYY-YYYY', or 'YYYY' for a year that is the calendar year. */
export type AcademicYear = string

/** The first year that can be chosen. */
const firstYear = 2023

/** The academic year that contains a day, for years that start on `year_start` (MM-DD, 1 July by default). */
export function academicYearOf(today: Day, year_start = "07-01"): AcademicYear {
  const year = Number(today.slice(0, 4))
  return nameYear(today.slice(5) >= year_start ? year : year - 1)
}

/** The years that a form offers: from 2023-2024 to the year after the current one. */
export function academicYears(today: Day, year_start?: string): AcademicYear[] {
  const next = Number(academicYearOf(today, year_start).slice(0, 4)) + 1
  return Array.from({ length: next - firstYear + 1 }, (_, index) => nameYear(firstYear + index))
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
