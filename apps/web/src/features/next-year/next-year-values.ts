import { gradeLevels, type GradeLevel } from "@hearthbook/core/fields/fields"
import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import { nextSchoolYear } from "@hearthbook/core/planning/next-year/next-year"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { rollOverInput } from "@hearthbook/api/plan/roll-over"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { StudentView } from "@hearthbook/api/family/student"
import type { z } from "zod"
import type { YearPair } from "../../entities/school-year/next-year.ts"
import { dayOf } from "../../lib/format.ts"

/** A child in the next year. One that is not included stays as it is. */
export type ChildPlan = {
  student_id: string
  isIncluded: boolean
  grade_level: GradeLevel
  curriculum_ids: string[]
}

/** The values of the page. */
export type NextYearValues = {
  academic_year: string
  start_date: string
  end_date: string
  schedule: boolean
  students: ChildPlan[]
}

/** The grade level after one. Null after 12th grade. */
export function nextGradeLevel(level: GradeLevel): GradeLevel | null {
  return gradeLevels[gradeLevels.indexOf(level) + 1] ?? null
}

/** The courses of a child in a year, by the name of their subjects. */
export function coursesIn(curricula: CurriculumView[], student: { id: string }, academic_year: string) {
  return curricula
    .filter((course) => course.student_id === student.id && course.academic_year === academic_year)
    .toSorted((one, other) => one.subject.name.localeCompare(other.subject.name))
}

/**
 * Everything that is suggested: the days of the next year, each child a grade up with all its courses, and the weekly classes. A child
 * after 12th grade is left out, and so is a course that the next year has already.
 */
export function suggestNextYear(pair: YearPair, students: StudentView[], curricula: CurriculumView[]): NextYearValues {
  const { from, into, academic_year } = pair
  return {
    ...(into ? daysOf(into) : nextSchoolYear(daysOf(from))),
    schedule: true,
    students: students.map((student) => {
      const next = nextGradeLevel(student.grade_level)
      const taken = new Set(coursesIn(curricula, student, academic_year).map(({ subject }) => subjectKey(subject.name)))
      const courses = coursesIn(curricula, student, from.academic_year)
      return {
        student_id: student.id,
        isIncluded: next !== null,
        grade_level: next ?? student.grade_level,
        curriculum_ids: courses.filter(({ subject }) => !taken.has(subjectKey(subject.name))).map(({ id }) => id),
      }
    }),
  }
}

/** The call that the page makes. */
export function toRollOverInput({ from, into }: YearPair, values: NextYearValues): z.input<typeof rollOverInput> {
  const { students, ...year } = values
  return {
    from_id: from.id,
    ...(into && { into_id: into.id }),
    ...year,
    students: students
      .filter(({ isIncluded }) => isIncluded)
      .map(({ student_id, grade_level, curriculum_ids }) => ({ student_id, grade_level, curriculum_ids })),
  }
}

function daysOf({ academic_year, start_date, end_date }: SchoolYearView) {
  return { academic_year, start_date: dayOf(start_date), end_date: dayOf(end_date) }
}
