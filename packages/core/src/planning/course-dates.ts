import type { Day } from "../time/days.ts"
import { schoolDaysBetween, type SchoolCalendar, type SchoolYear } from "./school-days.ts"
import { splitIntoTerms, type Period, type Term } from "./terms.ts"

/** The part of a school year in which a course is taught. */
export type CourseSemester = "full_year" | "fall" | "spring" | "summer"

/** A course's dates as chosen, null for the default, with its school year and the year's terms in order. */
export type DatedCourse = {
  semester: CourseSemester
  start_date: Day | null
  end_date: Day | null
  year: SchoolYear
  terms: Term[]
}

/**
 * The first and the last day of a course, each as chosen or by its semester. A full year and a summer have the year's days. Fall and
 * spring have the terms whose name contains that word, from the first to the last of them. Without such a term they are the halves
 * of the year by the family's school days.
 */
export function courseDates(course: DatedCourse, calendar: SchoolCalendar): { start: Day; end: Day } {
  const { start_date, end_date } = course
  if (start_date !== null && end_date !== null) return { start: start_date, end: end_date }
  const semester = semesterDates(course, calendar)
  return { start: start_date ?? semester.start_date, end: end_date ?? semester.end_date }
}

function semesterDates({ semester, year, terms }: DatedCourse, calendar: SchoolCalendar): Period {
  if (semester === "full_year" || semester === "summer") return year
  return namedTerms(terms, semester) ?? halfOf(year, semester, calendar)
}

function namedTerms(terms: Term[], semester: "fall" | "spring"): Period | null {
  const named = terms.filter(({ name }) => name.toLowerCase().includes(semester))
  const [first, last] = [named[0], named.at(-1)]
  return first && last ? { start_date: first.start_date, end_date: last.end_date } : null
}

/** A year of a single day has one half, which both semesters share. */
function halfOf(year: SchoolYear, semester: "fall" | "spring", calendar: SchoolCalendar): Period {
  const halves = splitIntoTerms(schoolDaysBetween(calendar, null, year.start_date, year.end_date), year, 2)
  return (semester === "fall" ? halves[0] : halves.at(-1)) ?? year
}
