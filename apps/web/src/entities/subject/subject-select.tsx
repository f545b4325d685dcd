import type { GradeLevel } from "@hearthbook/core/fields/fields"
import type { ComponentProps } from "react"
import { CreateSelect } from "../../forms/create-select.tsx"
import { useCreateSubject } from "./use-create-subject.ts"

type Props = Omit<ComponentProps<typeof CreateSelect>, "noun" | "onCreate"> & {
  /** The grade level of a subject that is created here. Null is for all grades. */
  grade_level: GradeLevel | null
}

/** A select of subjects. Typing another name offers to create it. */
export function SubjectSelect({ grade_level, ...select }: Props) {
  const create = useCreateSubject()
  return (
    <CreateSelect
      label="Subject"
      {...select}
      noun="subject"
      onCreate={async (name) => (await create(name, grade_level)).id}
    />
  )
}
