import { daysBetween, isDay, type Day } from "../time/days.ts"

// Things that a form points out and saves all the same.

/** True if two names are equal but for case, blanks and characters that cannot be seen: 'math ' and 'Math'. */
export function isSameName(one: string, other: string): boolean {
  return fold(one) !== "" && fold(one) === fold(other)
}

function fold(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s\p{Cf}]+/gu, "")
}

/** The number of days from which a due day is far away: two years. */
const farAway = 731

/** An unusual due day: 'early' if it is before the assigned day, 'far' if it is more than two years from today. */
export function unusualDueDay({ due, assigned, today }: { due: string; assigned: string; today: Day }): DueHint | null {
  if (!isDay(due)) return null
  if (isDay(assigned) && due < assigned) return "early"
  return Math.abs(daysBetween(today, due)) > farAway ? "far" : null
}

export type DueHint = "early" | "far"

type Course = { student_id: string; subject_id: string; academic_year?: string; semester?: string }

/** The first course that a child already has in this subject at the same time, apart from the edited one. */
export function findSameCourse<Row extends Course & { id: string }>(
  course: Course,
  existing: Row[],
  edited?: string,
): Row | undefined {
  return existing.find(
    (other) =>
      other.id !== edited &&
      other.student_id === course.student_id &&
      other.subject_id === course.subject_id &&
      other.academic_year === course.academic_year &&
      overlap(other.semester, course.semester),
  )
}

/** Fall and spring do not overlap; the full year overlaps with every semester. */
function overlap(one = "full_year", other = "full_year"): boolean {
  return one === other || one === "full_year" || other === "full_year"
}
