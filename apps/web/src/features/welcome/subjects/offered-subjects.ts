import type { GradeLevel } from "@hearthbook/core/fields/fields"
import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import type { SetupSubject } from "@hearthbook/core/planning/setup/lay-week"
import { usualSubjects } from "@hearthbook/core/planning/setup/usual-subjects"

/**
 * The chips of a child: the subjects that are usual for the grade in their order, with what was chosen of them, then those that were
 * typed. A chip keeps its place when it is chosen or taken away.
 */
export function offeredSubjects(
  grade_level: GradeLevel,
  subjects: SetupSubject[],
): Pick<SetupSubject, "name" | "times_per_week">[] {
  const usual = usualSubjects(grade_level)
  const keys = new Set(usual.map(({ name }) => subjectKey(name)))
  const chosenOf = (name: string) => subjects.find((subject) => subjectKey(subject.name) === subjectKey(name))
  return [
    ...usual.map((subject) => chosenOf(subject.name) ?? subject),
    ...subjects.filter(({ name }) => !keys.has(subjectKey(name))),
  ]
}
