import { isSameName } from "@hearthbook/core/fields/hints"
import { trpc } from "../../api/trpc.ts"
import { formatSubjectLevel } from "../../entities/subject/subjects-by-grade.ts"
import type { SubjectValues } from "./subject-values.ts"
import { FieldHint } from "../../ui/inputs/field-hint.tsx"

/** Points out another subject with this name for the same children. */
export function SubjectNameHint({ values, edited }: { values: SubjectValues; edited?: string }) {
  const { data: subjects = [] } = trpc.subjects.list.useQuery({})
  const { name, grade_level = "K" } = values
  const same = subjects.find(
    (other) =>
      other.id !== edited &&
      isSameName(other.name, name) &&
      (other.grade_level === grade_level || other.grade_level === null || grade_level === null),
  )
  return (
    <FieldHint>
      {same && `You already have “${same.name}” for ${formatSubjectLevel(same.grade_level).toLowerCase()}.`}
    </FieldHint>
  )
}
