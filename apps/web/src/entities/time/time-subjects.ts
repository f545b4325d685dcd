import { subjectKey } from "@hearthbook/core/planning/quick-add/quick-names"
import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import type { SubjectView } from "@hearthbook/api/family/subject"

type Courses = Pick<CourseName, "id" | "student_id" | "subject">[]

/** The names of the subjects, each once, in order. Those of the students' courses come first. */
export function subjectNames(subjects: SubjectView[], courses: Courses, student_ids: string[]): string[] {
  const own = courses.filter(({ student_id }) => student_ids.includes(student_id)).map(({ subject }) => subject.name)
  const byName = (names: string[]) => names.toSorted((one, other) => one.localeCompare(other))
  const all = [...byName(own), ...byName(subjects.map(({ name }) => name))]
  return all.filter((name, place) => all.findIndex((other) => subjectKey(other) === subjectKey(name)) === place)
}

/**
 * The course or the subject that time of a student belongs to, by the subject's name: the student's course, else the subject of the
 * student's grade level, else another one with this name.
 */
export function targetOf(
  name: string,
  { id, grade_level }: Pick<StudentSummary, "id" | "grade_level">,
  { subjects, courses }: { subjects: SubjectView[]; courses: Courses },
): { curriculum_id: string } | { subject_id: string } | null {
  const isSame = (other: string) => subjectKey(other) === subjectKey(name)
  const course = courses.find(({ student_id, subject }) => student_id === id && isSame(subject.name))
  if (course) return { curriculum_id: course.id }
  const named = subjects.filter((subject) => isSame(subject.name))
  const subject = named.find((one) => one.grade_level === grade_level) ?? named[0]
  return subject ? { subject_id: subject.id } : null
}
