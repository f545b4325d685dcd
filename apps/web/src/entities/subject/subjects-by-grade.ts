import { gradeLevels } from "@hearthbook/api/fields"
import type { SubjectView } from "@hearthbook/api/schemas/subject"
import { formatGradeLevel } from "../../lib/format.ts"

/** All subjects as select options grouped by grade level: Math in two grades is two subjects. */
export function subjectsByGrade(subjects: SubjectView[]) {
  return gradeLevels
    .map((level) => ({
      group: formatGradeLevel(level),
      items: subjects
        .filter(({ grade_level }) => grade_level === level)
        .map(({ id, name }) => ({ value: id, label: name })),
    }))
    .filter(({ items }) => items.length > 0)
}
