import { findSameCourse } from "@hearthbook/core/fields/hints"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { FieldHint } from "../../../ui/inputs/field-hint.tsx"
import type { CurriculumValues } from "./curriculum-values.ts"

/** Points out a curriculum of the same child, subject and time. */
export function SameCourseHint({ form, edited }: { form: UseFormReturnType<CurriculumValues>; edited?: string }) {
  const { data: curricula = [] } = trpc.curriculum.names.useQuery()
  const [course, setCourse] = useState(form.getValues)
  const update = () => setCourse(form.getValues())
  form.watch("student_id", update)
  form.watch("subject_id", update)
  form.watch("academic_year", update)
  form.watch("semester", update)
  const same = findSameCourse(course, curricula, edited)
  return (
    <FieldHint>
      {same && `${shortNameOf(same.student)} already has ${same.subject.name} in ${same.academic_year}.`}
    </FieldHint>
  )
}
