import { gradeLevels } from "@hearthbook/core/fields/fields"
import type { SubjectView } from "@hearthbook/api/family/subject"
import { formatGradeLevel } from "../../lib/format.ts"

/** The groups of subjects: those of all grades first. */
export const subjectLevels = [null, ...gradeLevels] as const

/** 'All grades', 'Kindergarten' or '4th grade'. */
export function formatSubjectLevel(level: SubjectView["grade_level"]): string {
  return level === null ? "All grades" : formatGradeLevel(level)
}

/** All subjects as select options grouped by grade level: Math in two grades is two subjects. */
export function subjectsByGrade(subjects: SubjectView[]) {
  return subjectLevels
    .map((level) => ({
      group: formatSubjectLevel(level),
      items: subjects
        .filter(({ grade_level }) => grade_level === level)
        .map(({ id, name }) => ({ value: id, label: name })),
    }))
    .filter(({ items }) => items.length > 0)
}
