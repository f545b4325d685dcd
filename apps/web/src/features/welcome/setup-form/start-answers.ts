import { firstSchoolYear, nextAcademicYear } from "@hearthbook/core/planning/next-year/next-year"
import { defaultYear } from "@hearthbook/core/planning/terms"
import type { Day, Weekday } from "@hearthbook/core/time/days"
import { northernStart, usualYearStart } from "@hearthbook/core/time/usual-place"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import type { StudentView } from "@hearthbook/api/family/student"
import { dayOf } from "../../../lib/format.ts"
import { knownSubjects, type Taught } from "./known-subjects.ts"
import { isSame } from "./same-student.ts"

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

const nothingTaught: Taught = { courses: [], classes: [] }

type Known = {
  today: Day
  family: { time_zone: string; year_start: string; school_days: Weekday[] }
  years: SchoolYearView[]
  students: StudentView[]
  /** The courses that the students already take. */
  taught?: Taught
  country: string
  /** The children who were not at school yet at the last set-up. */
  waiting?: StudentAnswers[]
}

/**
 * The answers that are suggested: the school year in progress, else the next one, a row for each student whom the family has with the
 * courses of that year, and a morning of short lessons.
 */
export function startAnswers(known: Known): SetupAnswers {
  const { today, family, years, students, taught = nothingTaught, country, waiting = [] } = known
  const year = yearToSetUp(today, placed(family), usableYears(family, years))
  const rows = [
    ...students.map((student) => ({ ...knownStudent(student), subjects: knownSubjects(student, year, taught) })),
    ...waiting.filter((child) => !students.some((one) => isSame(one, child))),
  ]
  return {
    step: 0,
    students: rows.length > 0 ? rows : [noStudent],
    ...year,
    country,
    region: "",
    holidays: null,
    start_time: "09:00",
    minutes: 30,
    break_minutes: 5,
    classes: null,
  }
}

/** The family with the usual start of a year in its time zone, unless it has chosen another one than was set at registration. */
function placed(family: Known["family"]): Known["family"] {
  return {
    ...family,
    year_start: family.year_start === northernStart ? usualYearStart(family.time_zone) : family.year_start,
  }
}

/** The stored years, without the northern one that an earlier registration gave a southern family. */
function usableYears(family: Known["family"], years: SchoolYearView[]): SchoolYearView[] {
  if (placed(family).year_start === family.year_start) return years
  return years.filter(({ academic_year, start_date, end_date }) => {
    const given = defaultYear(academic_year, northernStart)
    return dayOf(start_date) !== given.start_date || dayOf(end_date) !== given.end_date
  })
}

/** The year that lasts on a day or comes next; without one, the year with which a family begins, or the one after it. */
function yearToSetUp(today: Day, family: Known["family"], years: SchoolYearView[]) {
  const stored = years
    .filter(({ end_date }) => dayOf(end_date) >= today)
    .toSorted((one, other) => one.start_date.localeCompare(other.start_date))[0]
  if (stored) {
    const { academic_year, start_date, end_date, school_days } = stored
    return { academic_year, start_date: dayOf(start_date), end_date: dayOf(end_date), school_days }
  }
  const first = firstSchoolYear(today, family.year_start)
  const isOver = years.some((year) => year.academic_year === first.academic_year)
  const academic_year = isOver ? nextAcademicYear(first.academic_year) : first.academic_year
  return { academic_year, ...defaultYear(academic_year, family.year_start), school_days: family.school_days }
}

function knownStudent({ first_name, last_name, date_of_birth, grade_level }: StudentView): StudentAnswers {
  return { ...noStudent, first_name, last_name, date_of_birth: dayOf(date_of_birth), grade_level }
}
