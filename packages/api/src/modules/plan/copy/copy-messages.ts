import { recordWords } from "@hearthbook/core/nouns/count-words"
import type { SourceCourse } from "./load-sources.ts"
import type { PlannedCourse } from "./plan-course.ts"

/** A copy in words, for the history: 'Copied Ada's Algebra to Ben: 36 lessons, 12 assignments'. `names` are those of the family's children, by id. */
export function describeCopy(source: SourceCourse, courses: PlannedCourse[], names: Map<string, string>): string {
  const lessons = courses.reduce((sum, course) => sum + course.lessons.length, 0)
  const assignments = courses.reduce((sum, course) => sum + course.assignments.length, 0)
  const words = recordWords({ lessons, assignments })
  return [
    `Copied ${source.name} to ${targetOf(source, courses, names)}`,
    ...(words.length > 0 ? [words.join(", ")] : []),
  ].join(": ")
}

/** The only student, or the year if the student stays the same. */
function targetOf(source: SourceCourse, courses: PlannedCourse[], names: Map<string, string>): string {
  const [only] = courses
  if (courses.length > 1 || !only) return `${courses.length} students`
  if (only.student.id === source.student_id) return only.academic_year
  return names.get(only.student.id) ?? only.student.first_name
}
