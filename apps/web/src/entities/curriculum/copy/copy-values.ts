import { firstCopyDay } from "@hearthbook/core/planning/copy/copy-lessons"
import type { Day } from "@hearthbook/core/time/days"
import type { copyInput } from "@hearthbook/api/plan/copy"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { z } from "zod"
import { dayOf } from "../../../lib/format.ts"

/** The values of the form that copies a course. An empty first day is the usual one. */
export type CopyValues = {
  student_ids: string[]
  academic_year: string
  start_date: string
  lessons: boolean
  assignments: boolean
  resources: boolean
  together: boolean
}

/** The years into which a course can be copied, the newest first: those that are not over, and the course's own. */
export function yearsToCopyTo(years: SchoolYearView[], course: CurriculumView, today: Day): SchoolYearView[] {
  const isOffered = ({ academic_year, end_date }: SchoolYearView) =>
    academic_year === course.academic_year || dayOf(end_date) >= today
  return years.filter(isOffered).toReversed()
}

/** The values as the form opens: everything goes along, into the course's year. An only sibling is chosen. */
export function emptyCopy(years: SchoolYearView[], course: CurriculumView, students: { id: string }[]): CopyValues {
  const own = years.find(({ academic_year }) => academic_year === course.academic_year)
  const siblings = students.filter(({ id }) => id !== course.student_id)
  const year = siblings.length > 0 ? (own ?? years[0]) : (years.find((one) => one !== own) ?? own)
  const chosen = siblings.length > 0 ? siblings : students
  return {
    student_ids: chosen.length === 1 ? chosen.map(({ id }) => id) : [],
    academic_year: year?.academic_year ?? "",
    start_date: "",
    lessons: true,
    assignments: true,
    resources: true,
    together: false,
  }
}

/** The first day of the copied lessons if none is chosen. */
export function usualFirstDay({ start_date, end_date }: SchoolYearView, today: Day): Day {
  return firstCopyDay({ start_date: dayOf(start_date), end_date: dayOf(end_date) }, today)
}

/** The call that the form makes. Only siblings in the course's year do its lessons together. */
export function toCopyInput(course: CurriculumView, values: CopyValues): z.input<typeof copyInput> {
  const { student_ids, academic_year, start_date, lessons, assignments, resources, together } = values
  return {
    id: course.id,
    student_ids,
    academic_year,
    ...(start_date !== "" && { start_date }),
    with: { lessons, assignments, resources: lessons && resources },
    together: together && lessons && academic_year === course.academic_year,
  }
}
