import { addDays, daysBetween } from "../../time/days.ts"
import type { Period, Term } from "../terms.ts"

/** A school year by its name and its days. */
export type NamedYear = Period & { academic_year: string }

/**
 * The terms of a year for another year: each begins and ends at the same share of the year, rounded to a day. Terms stay in order and
 * without overlap, and terms without a gap between them stay so. A term too short for a day is left out. A year in a name, such as
 * 'Fall 2026', moves with the years.
 */
export function scaleTerms(terms: Term[], from: NamedYear, to: NamedYear): Term[] {
  const [before, after] = [lengthOf(from), lengthOf(to)]
  const scale = (days: number) => Math.round((days * after) / before)
  const years = firstYear(to) - firstYear(from)
  return terms.flatMap(({ name, start_date, end_date }) => {
    const first = scale(daysBetween(from.start_date, start_date))
    const next = scale(daysBetween(from.start_date, end_date) + 1)
    if (next <= first) return []
    const days = { start_date: addDays(to.start_date, first), end_date: addDays(to.start_date, next - 1) }
    return { name: moveYears(name, years), ...days }
  })
}

function lengthOf({ start_date, end_date }: Period): number {
  return daysBetween(start_date, end_date) + 1
}

function firstYear({ academic_year }: NamedYear): number {
  return Number(academic_year.slice(0, 4))
}

/** Years from 1900 to 2999, which no other number in a term's name is. */
function moveYears(name: string, years: number): string {
  return name.replace(/\b(?:19|2\d)\d{2}\b/g, (year) => String(Number(year) + years))
}
