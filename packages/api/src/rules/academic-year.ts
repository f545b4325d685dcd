import type { Day } from "./days.ts"

/** 'YYYY-YYYY' of two consecutive years. */
export type AcademicYear = string

/** The first one that can be chosen (DECISIONS 10). */
const firstYear = 2023

/** The academic year in progress on a day, for years that begin on `year_start` (MM-DD, by default 1 July). */
export function academicYearOf(today: Day, year_start = "07-01"): AcademicYear {
  const year = Number(today.slice(0, 4))
  return nameYear(today.slice(5) >= year_start ? year : year - 1)
}

/** The years a form offers: 2023-2024 up to the one after the present one. */
export function academicYears(today: Day, year_start?: string): AcademicYear[] {
  const next = Number(academicYearOf(today, year_start).slice(0, 4)) + 1
  return Array.from({ length: next - firstYear + 1 }, (_, index) => nameYear(firstYear + index))
}

/** Whether a text names two consecutive years. */
export function isAcademicYear(text: string): boolean {
  return /^(19|2\d)\d{2}-\d{4}$/.test(text) && Number(text.slice(5)) === Number(text.slice(0, 4)) + 1
}

/** The first day of the academic year in progress. */
export function academicYearStart(today: Day, year_start = "07-01"): Day {
  return `${academicYearOf(today, year_start).slice(0, 4)}-${year_start}`
}

function nameYear(first: number): AcademicYear {
  return `${first}-${first + 1}`
}
