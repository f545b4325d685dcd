import { isCalendarYear } from "../../time/academic-year.ts"
import { ageOn, type Day } from "../../time/days.ts"

/** The age in years at which most children begin kindergarten. */
const kindergartenAge = 5

/** The grades from kindergarten to the last year of high school. */
const lastGrade = 12

/**
 * The grade that is usual for a child born on a day, in the school year that begins on `year_start`: kindergarten for a child who is
 * five on 1 September of that year, as in most states, and one grade more for each year. Null for a child who is younger. A child who
 * is older than 17 is in grade 12. `cutoff` is the day by which a child must be five; by default 1 September; 30 June of a year that
 * begins in January or February, as in most of the southern hemisphere; else the year's first day.
 */
export function usualGrade(born: Day, year_start: Day, cutoff = cutoffOf(year_start)): string | null {
  const grade = ageOn(born, cutoff) - kindergartenAge
  if (grade < 0) return null
  return grade === 0 ? "K" : String(Math.min(grade, lastGrade))
}

/** 1 September for a year that begins from June to December, 30 June for January and February, else the day on which the year begins. */
function cutoffOf(year_start: Day): Day {
  const [year, start] = [year_start.slice(0, 4), year_start.slice(5)]
  if (start >= "06-01") return `${year}-09-01`
  return isCalendarYear(start) ? `${year}-06-30` : year_start
}
