import type { StudentDaysView } from "@hearthbook/api/calendar/school-days"
import type { Day } from "@hearthbook/core/time/days"
import { dayOf } from "../../../lib/format.ts"

/** The reason why a student has no school on a day, such as 'Thanksgiving break'. Null for a school day. */
export type OffOf = (student_id: string, day: Day) => string | null

/** Without a day off of that name. */
export const noSchool = "No school"

/** Looks up the days off of students. A day that was not asked for is taken to be a school day. */
export function indexDaysOff(students: StudentDaysView[]): OffOf {
  const off = new Map(
    students.flatMap(({ student_id, days }) =>
      days
        .filter(({ is_school_day }) => !is_school_day)
        .map(({ date, name }) => [`${student_id} ${dayOf(date)}`, name ?? noSchool] as const),
    ),
  )
  return (student_id, day) => off.get(`${student_id} ${day}`) ?? null
}

/** The reason why none of these students has school on a day; null if one has. Different reasons are just 'No school'. */
export function offForAll(offOf: OffOf, students: { id: string }[], day: Day): string | null {
  const reasons = new Set(students.map(({ id }) => offOf(id, day)))
  const [first = null, ...others] = reasons
  if (reasons.has(null)) return null
  return others.length === 0 ? first : noSchool
}
