import type { SourceCourse } from "./load-sources.ts"
import type { PlannedCourse } from "./plan-course.ts"

/** A copy in words, for the history: 'Copied Ada's Algebra to Ben: 36 lessons, 12 assignments'. */
export function describeCopy(source: SourceCourse, courses: PlannedCourse[]): string {
  const work = [
    ...countOf("lesson", courses.flatMap(({ lessons }) => lessons).length),
    ...countOf("assignment", courses.flatMap(({ assignments }) => assignments).length),
  ]
  return [`Copied ${source.name} to ${targetOf(source, courses)}`, ...(work.length > 0 ? [work.join(", ")] : [])].join(
    ": ",
  )
}

/** The only student, or the year if the student stays the same. */
function targetOf(source: SourceCourse, courses: PlannedCourse[]): string {
  const [only] = courses
  if (courses.length > 1 || !only) return `${courses.length} students`
  return only.student.id === source.student_id ? only.academic_year : only.student.first_name
}

function countOf(noun: string, count: number): string[] {
  return count === 0 ? [] : [`${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`]
}
