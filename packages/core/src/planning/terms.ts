import { isCalendarYear } from "../time/academic-year.ts"
import { addDays, daysBetween, type Day } from "../time/days.ts"

/** The first and the last day of a school year or a term, both included. */
export type Period = { start_date: Day; end_date: Day }

/** A part of a school year. */
export type Term = Period & { name: string }

/** A message for one of a term's fields. `index` is the term's place in the list, from 0. */
export type TermProblem = { index: number; field: "start_date" | "end_date" | "name"; message: string }

/** The greatest number of days from the first to the last day of a school year. */
export const longestYear = 400

const termNames = {
  2: ["Fall semester", "Spring semester"],
  3: ["Trimester 1", "Trimester 2", "Trimester 3"],
  4: ["Quarter 1", "Quarter 2", "Quarter 3", "Quarter 4"],
}

/**
 * Splits a year into terms without gaps, whose numbers of school days differ by at most one. `days` are the year's school days in
 * order. Each term but the first begins on a school day. A year with fewer school days than terms is split by its days instead,
 * and one with fewer days than terms has a term for each day.
 */
export function splitIntoTerms(days: Day[], year: Period, count: 2 | 3 | 4): Term[] {
  const slots = days.length < count ? daysOf(year) : days
  const parts = Math.min(count, slots.length)
  const starts = Array.from({ length: parts }, (_, index) =>
    index === 0 ? year.start_date : (slots[Math.ceil((index * slots.length) / parts)] ?? year.end_date),
  )
  return starts.map((start_date, index) => {
    const next = starts[index + 1]
    return { name: termNames[count][index] ?? "", start_date, end_date: next ? addDays(next, -1) : year.end_date }
  })
}

/**
 * The first problem of a year's terms, or null: a term without a name, backwards, outside the year, out of order, or overlapping the
 * one before it. A term may last one day. `format` writes days for the message.
 */
export function termProblem(year: Period, terms: Term[], format: (day: Day) => string): TermProblem | null {
  for (const [index, term] of terms.entries()) {
    const problem = problemAlone(year, term, format) ?? problemAfter(terms[index - 1], term, format)
    if (problem) return { index, ...problem }
  }
  return null
}

/** The problem of a school year's days, or null: it ends after its start, at most 400 days later. */
export function yearProblem({ start_date, end_date }: Period): { field: "end_date"; message: string } | null {
  const length = daysBetween(start_date, end_date)
  if (length <= 0) return { field: "end_date", message: "Last day must be after the first day." }
  if (length > longestYear)
    return { field: "end_date", message: `Last day must be at most ${longestYear} days after the first day.` }
  return null
}

/** True if two school years have a day in common. */
export function yearsOverlap(one: Period, other: Period): boolean {
  return one.start_date <= other.end_date && other.start_date <= one.end_date
}

/**
 * The first and the last day of an academic year until a family chooses others. A year 'YYYY-YYYY' begins on `year_start` (MM-DD)
 * of its first year and ends on the day before the next one begins. A year 'YYYY' lasts from a `year_start` in January or February to
 * the week before Christmas; otherwise, or from 1 January, it is the whole calendar year.
 */
export function defaultYear(academic_year: string, year_start: string): Period {
  const first = academic_year.slice(0, 4)
  if (academic_year.length === 4 && isCalendarYear(year_start) && year_start !== "01-01")
    return { start_date: `${first}-${year_start}`, end_date: `${first}-12-18` }
  if (academic_year.length === 4) return { start_date: `${first}-01-01`, end_date: `${first}-12-31` }
  return { start_date: `${first}-${year_start}`, end_date: addDays(`${Number(first) + 1}-${year_start}`, -1) }
}

type Problem = Omit<TermProblem, "index">

function problemAlone(year: Period, term: Term, format: (day: Day) => string): Problem | null {
  if (term.name.trim() === "") return { field: "name", message: "A term needs a name." }
  if (term.end_date < term.start_date)
    return { field: "end_date", message: "The last day of a term must not be before its first day." }
  const isInYear = (day: Day) => year.start_date <= day && day <= year.end_date
  const message = `A term must lie in the school year, ${format(year.start_date)} to ${format(year.end_date)}.`
  if (!isInYear(term.start_date)) return { field: "start_date", message }
  return isInYear(term.end_date) ? null : { field: "end_date", message }
}

function problemAfter(previous: Term | undefined, term: Term, format: (day: Day) => string): Problem | null {
  if (!previous || term.start_date > previous.end_date) return null
  const message =
    term.end_date < previous.start_date
      ? `Terms must be in order: ${previous.name} begins later, on ${format(previous.start_date)}.`
      : `Terms must not overlap: ${previous.name} ends on ${format(previous.end_date)}.`
  return { field: "start_date", message }
}

function daysOf({ start_date, end_date }: Period): Day[] {
  return Array.from({ length: daysBetween(start_date, end_date) + 1 }, (_, distance) => addDays(start_date, distance))
}
