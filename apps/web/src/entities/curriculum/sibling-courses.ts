import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"

type Course = Pick<CurriculumView, "id" | "student_id" | "academic_year"> & { subject: { name: string } }

/**
 * Returns the course in which a sibling does the same as in `course`: one whose subject has the same name, in the same academic year
 * if there is one, else in the newest. Null if the sibling has no such course.
 */
export function siblingCourse<One extends Course>(courses: One[], course: Course, student_id: string): One | null {
  const same = courses.filter(
    (one) => one.student_id === student_id && subjectKey(one.subject.name) === subjectKey(course.subject.name),
  )
  const newestFirst = same.toSorted((one, other) => other.academic_year.localeCompare(one.academic_year))
  return same.find(({ academic_year }) => academic_year === course.academic_year) ?? newestFirst[0] ?? null
}

/** Returns the courses of a sibling each, without those who have none in the subject of `course`. */
export function siblingCourses<One extends Course>(courses: One[], course: One, student_ids: string[]): One[] {
  const others = student_ids.filter((id) => id !== course.student_id)
  return others.flatMap((id) => siblingCourse(courses, course, id) ?? [])
}
