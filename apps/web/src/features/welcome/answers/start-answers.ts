import { nextAcademicYear } from "@hearthbook/api/rules/planning/next-year/next-year"
import { defaultYear } from "@hearthbook/api/rules/planning/terms"
import { academicYearOf } from "@hearthbook/api/rules/time/academic-year"
import type { Day, Weekday } from "@hearthbook/api/rules/time/days"
import type { SchoolYearView } from "@hearthbook/api/schemas/school-year"
import type { SetupAnswers } from "@hearthbook/api/schemas/setup-answers"
import type { StudentView } from "@hearthbook/api/schemas/student"
import { dayOf } from "../../../lib/format.ts"

/** A student as the page asks for it. */
export type StudentAnswers = SetupAnswers["students"][number]

export const noStudent: StudentAnswers = {
  first_name: "",
  last_name: "",
  date_of_birth: "",
  grade_level: null,
  is_schooled: true,
  subjects: null,
}

type Known = {
  today: Day
  family: { year_start: string; school_days: Weekday[] }
  years: SchoolYearView[]
  students: StudentView[]
  country: string
}

/**
 * The answers that are suggested: the school year in progress, else the next one, a row for each student whom the family has, and a
 * morning of short lessons.
 */
export function startAnswers({ today, family, years, students, country }: Known): SetupAnswers {
  return {
    step: 0,
    students: students.length > 0 ? students.map(knownStudent) : [noStudent],
    ...yearToSetUp(today, family, years),
    country,
    region: "",
    holidays: null,
    start_time: "09:00",
    minutes: 30,
    break_minutes: 5,
    classes: null,
  }
}

/** The year that lasts on a day or comes next; without one, the year after the last, or the one in progress. */
function yearToSetUp(today: Day, family: Known["family"], years: SchoolYearView[]) {
  const stored = years
    .filter(({ end_date }) => dayOf(end_date) >= today)
    .toSorted((one, other) => one.start_date.localeCompare(other.start_date))[0]
  if (stored) {
    const { academic_year, start_date, end_date, school_days } = stored
    return { academic_year, start_date: dayOf(start_date), end_date: dayOf(end_date), school_days }
  }
  const current = academicYearOf(today, family.year_start)
  const academic_year = years.some((year) => year.academic_year === current) ? nextAcademicYear(current) : current
  return { academic_year, ...defaultYear(academic_year, family.year_start), school_days: family.school_days }
}

function knownStudent({ first_name, last_name, date_of_birth, grade_level }: StudentView): StudentAnswers {
  return { ...noStudent, first_name, last_name, date_of_birth: dayOf(date_of_birth), grade_level }
}
