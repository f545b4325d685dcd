import { nextAcademicYear } from "@hearthbook/core/planning/next-year/next-year"
import { defaultYear } from "@hearthbook/core/planning/terms"
import { academicYearOf } from "@hearthbook/core/time/academic-year"
import { addDays, type Day, type Weekday } from "@hearthbook/core/time/days"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { dayOf } from "../../../../lib/format.ts"

/** The values of a school year's form. */
export type YearValues = { academic_year: string; start_date: string; end_date: string; school_days: Weekday[] }

type FamilyYear = { year_start: string; school_days: Weekday[] }

export function valuesOfYear({ academic_year, start_date, end_date, school_days }: SchoolYearView): YearValues {
  return { academic_year, start_date: dayOf(start_date), end_date: dayOf(end_date), school_days }
}

/**
 * The year after the newest one, with its weekdays; the year in progress if there is none. A year begins on the family's first day
 * of a year, and never before the newest one has ended.
 */
export function nextYear(newest: SchoolYearView | undefined, family: FamilyYear, today: Day): YearValues {
  const academic_year = newest ? nextAcademicYear(newest.academic_year) : academicYearOf(today, family.year_start)
  const { start_date, end_date } = defaultYear(academic_year, family.year_start)
  const earliest = newest ? addDays(dayOf(newest.end_date), 1) : start_date
  return {
    academic_year,
    start_date: earliest > start_date ? earliest : start_date,
    end_date,
    school_days: newest?.school_days ?? family.school_days,
  }
}
