import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import type { StudentSummary } from "@hearthbook/api/family/student"
import type { SubjectView } from "@hearthbook/api/family/subject"
import { formatGradeLevel } from "../../../lib/format.ts"
import { formatSubjectLevel, subjectsByGrade } from "../../subject/subjects-by-grade.ts"
import { shortNameOf } from "../../../lib/short-names.ts"

/** All subjects as select options: first those the child is taught, then those of all grades and of its grade, then the rest. */
export function subjectsFor(student: StudentSummary | undefined, subjects: SubjectView[], curricula: CourseName[]) {
  const taught = taughtTo(student, curricula)
  const own = subjects.filter(({ id }) => taught.includes(id)).map(({ id, name }) => ({ value: id, label: name }))
  const others = subjectsByGrade(subjects.filter(({ id }) => !taught.includes(id)))
  const grade = student && formatGradeLevel(student.grade_level)
  const fits = ({ group }: { group: string }) => group === grade || group === formatSubjectLevel(null)
  const sorted = [...others.filter(fits), ...others.filter((option) => !fits(option))]
  return own.length > 0
    ? [{ group: `${student ? shortNameOf(student) : ""}’s subjects`, items: own }, ...sorted]
    : sorted
}

/** The most likely subject for a child's next class: the first one taught that has no class yet. */
export function likelySubject(
  student: { id: string } | undefined,
  curricula: CourseName[],
  classes: ClassView[],
): string {
  const taught = taughtTo(student, curricula)
  const scheduled = classes.filter(({ student_id }) => student_id === student?.id).map(({ subject_id }) => subject_id)
  return taught.find((id) => !scheduled.includes(id)) ?? taught[0] ?? ""
}

function taughtTo(student: { id: string } | undefined, curricula: CourseName[]): string[] {
  return curricula.filter(({ student_id }) => student_id === student?.id).map(({ subject }) => subject.id)
}
