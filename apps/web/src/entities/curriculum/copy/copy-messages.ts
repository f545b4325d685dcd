import type { CopiedCourse } from "@hearthbook/api/plan/copy"
import { countOf, dayOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"

/** Writes a day near today. */
type Write = (day: string) => string

/** '36 lessons, Sep 7 to May 14, with 12 assignments and 3 resources', or 'The course without lessons'. */
export function contentWords(course: CopiedCourse, write: Write): string {
  const { lesson_count, assignment_count, resource_count, first_date, last_date } = course
  const also = [
    ...(assignment_count > 0 ? [countOf(assignment_count, "assignment")] : []),
    ...(resource_count > 0 ? [countOf(resource_count, "resource")] : []),
  ]
  if (lesson_count === 0) return also.length > 0 ? also.join(" and ") : "The course without lessons"
  const days = first_date && last_date ? spanWords(dayOf(first_date), dayOf(last_date), write) : "without days"
  const lessons = `${countOf(lesson_count, "lesson")}, ${days}`
  return also.length > 0 ? `${lessons}, with ${also.join(" and ")}` : lessons
}

/** 'Sep 7 to May 14', or 'on Sep 7'. */
function spanWords(first: string, last: string, write: Write): string {
  return first === last ? `on ${write(first)}` : `${write(first)} to ${write(last)}`
}

/** 'Art will be added to Ben's subjects.', or null if the subject exists. */
export function newSubjectWords({ subject, subject_is_new, student }: CopiedCourse): string | null {
  return subject_is_new ? `${subject.name} will be added to ${shortNameOf(student)}’s subjects.` : null
}
