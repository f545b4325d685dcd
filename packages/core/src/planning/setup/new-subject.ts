import { subjectKey } from "../copy/matching-subject.ts"
import { lookBeside } from "../../appearance/subject-style.ts"

/**
 * The grade level of a new subject for these students: theirs if they share one, else null for all grades. Null without a student, too.
 */
export function sharedLevel<Level extends string>(students: { grade_level: Level }[]): Level | null {
  const [first, ...others] = students
  if (!first) return null
  return others.every(({ grade_level }) => grade_level === first.grade_level) ? first.grade_level : null
}

/** The look of a new subject: that of a subject of the same name, else as the name suggests, in a color that no other subject has. */
export function lookAmong(
  name: string,
  subjects: { name: string; color: string; icon: string }[],
): { color: string; icon: string } {
  const same = subjects.find((subject) => subjectKey(subject.name) === subjectKey(name))
  if (same) return { color: same.color, icon: same.icon }
  return lookBeside(
    name,
    subjects.map(({ color }) => color),
  )
}
