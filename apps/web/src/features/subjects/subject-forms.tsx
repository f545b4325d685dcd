import { subjectDraft, subjectView, type SubjectView } from "@hearthbook/api/family/subject"
import { schemaResolver, useForm } from "@mantine/form"
import { useState } from "react"
import { readError } from "../../lib/read-error.ts"
import { refusal } from "../../api/refusal.ts"
import { trpc } from "../../api/trpc.ts"
import { readAs } from "../../forms/values/edit-conflict.ts"
import { EditRowForm, NewRowForm } from "../../forms/row-forms.tsx"
import { SubjectFields } from "./subject-fields.tsx"
import type { SubjectValues } from "./subject-values.ts"
import { useGuessedLook } from "./use-guessed-look.ts"
import { SubjectPreview } from "./subject-preview.tsx"

/** Default values of a new subject. */
const newSubject: SubjectValues = { name: "", description: "", grade_level: "K", color: "#4f46e5", icon: "BookOpen" }

type NewProps = {
  /** The subject added last, since the next one is often for the same grade. */
  last: SubjectView | null
  focused: boolean
  onAdded: (subject: SubjectView) => void
}

export function NewSubject({ last, focused, onAdded }: NewProps) {
  const create = trpc.subjects.create.useMutation()
  const { form, shown } = useSubjectForm({
    ...newSubject,
    grade_level: last ? last.grade_level : newSubject.grade_level,
  })
  useGuessedLook(form)
  return (
    <NewRowForm
      noun="Subject"
      nameOf={nameOf}
      fallback="Failed to create subject."
      form={form}
      focused={focused}
      save={(values) => create.mutateAsync(values)}
      onAdded={onAdded}
    >
      <SubjectFields form={form} values={shown} />
      <SubjectPreview subject={shown} />
    </NewRowForm>
  )
}

export function EditSubject({ subject, onDone }: { subject: SubjectView; onDone: () => void }) {
  const update = trpc.subjects.update.useMutation()
  const known = trpc.useUtils().subjects.list
  const { form, shown } = useSubjectForm(valuesOf(subject))
  const cancel = () => {
    onDone()
    // It may have been deleted elsewhere, which only the server knows.
    if (update.isError) void known.invalidate()
  }
  return (
    <EditRowForm
      noun="Subject"
      nameOf={nameOf}
      row={subject}
      valuesOf={readAs(subjectView, valuesOf)}
      fallback="Failed to save subject."
      form={form}
      save={(values, version) => update.mutateAsync({ id: subject.id, version, ...values }).catch(throwIfDeleted)}
      onDone={onDone}
      onCancel={cancel}
    >
      <SubjectFields form={form} values={shown} edited={subject.id} />
      <SubjectPreview subject={shown} />
    </EditRowForm>
  )
}

const nameOf = ({ name }: SubjectView) => name

function valuesOf({ name, description, grade_level, color, ...row }: SubjectView): SubjectValues {
  const icon = subjectDraft.shape.icon.catch("BookOpen").parse(row.icon)
  return { name, description: description ?? "", grade_level, color, icon }
}

/** Replaces the error if the subject was deleted elsewhere. */
function throwIfDeleted(cause: unknown): never {
  const { code, request_id = "" } = readError(cause)
  if (code !== "NOT_FOUND") throw cause
  throw refusal(404, { code, message: "No subject selected to edit.", request_id })
}

function useSubjectForm(initialValues: SubjectValues) {
  const [shown, setShown] = useState(initialValues)
  const form = useForm<SubjectValues>({
    mode: "uncontrolled",
    initialValues,
    validate: schemaResolver(subjectDraft, { sync: true }),
    onValuesChange: setShown,
  })
  return { form, shown }
}
