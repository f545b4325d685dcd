import { nextAcademicYear } from "@hearthbook/core/planning/next-year/next-year"
import { daysBetween, type Day } from "@hearthbook/core/time/days"
import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { dayOf } from "../../lib/format.ts"

/** A school year and the one after it, which `into` is if it exists already. */
export type YearPair = { from: SchoolYearView; academic_year: string; into: SchoolYearView | null }

/** The next year is pointed out so many days before the end of the year. */
const daysAhead = 60

/** The latest year that has begun, with the one after it. Null without a year. */
export function yearPairOf(years: SchoolYearView[], today: Day): YearPair | null {
  const inOrder = years.toSorted((one, other) => one.start_date.localeCompare(other.start_date))
  const from = inOrder.findLast(({ start_date }) => dayOf(start_date) <= today) ?? inOrder[0]
  if (!from) return null
  const academic_year = nextAcademicYear(from.academic_year)
  return { from, academic_year, into: years.find((year) => year.academic_year === academic_year) ?? null }
}

/** True if a next year has no courses yet, so that it can be started. */
export function isToStart({ academic_year }: YearPair, curricula: CourseName[]): boolean {
  return !curricula.some((curriculum) => curriculum.academic_year === academic_year)
}

/** True if the year ends soon, or has ended. */
export function endsSoon({ from }: YearPair, today: Day): boolean {
  return daysBetween(today, dayOf(from.end_date)) <= daysAhead
}
