import { subjectDraft, type SubjectView } from "@hearthbook/api/schemas/subject"
import { Button } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { useState } from "react"
import { readError } from "../../lib/read-error.ts"
import { refusal } from "../../lib/refusal.ts"
import { trpc } from "../../lib/trpc.ts"
import { FormCard } from "../../ui/form-card.tsx"
import { shortTitle } from "../../ui/short-title.ts"
import { SubjectFields, type SubjectValues } from "./subject-fields.tsx"
import { SubjectPreview } from "./subject-preview.tsx"

/** S §3's beginnings of a new subject. */
const newSubject: SubjectValues = { name: "", description: "", grade_level: "K", color: "#4f46e5", icon: "BookOpen" }

type NewProps = {
  /** The subject added just before: the next one is often of the same grade. */
  last: SubjectView | null
  focused: boolean
  onAdded: (subject: SubjectView) => void
}

export function NewSubject({ last, focused, onAdded }: NewProps) {
  const create = trpc.subjects.create.useMutation()
  const { form, shown } = useSubjectForm({ ...newSubject, grade_level: last?.grade_level ?? newSubject.grade_level })
  return (
    <FormCard
      title="New subject"
      saveLabel="Add Subject"
      fallback="Failed to create subject."
      form={form}
      focused={focused}
      onSave={async (values) => {
        const made = await create.mutateAsync(values)
        notifications.show({ message: `“${shortTitle(made.name, 48)}” is added.` })
        onAdded(made)
      }}
    >
      <SubjectFields form={form} />
      <SubjectPreview subject={shown} />
    </FormCard>
  )
}

export function EditSubject({ subject, onDone }: { subject: SubjectView; onDone: () => void }) {
  const update = trpc.subjects.update.useMutation()
  const known = trpc.useUtils().subjects.list
  const { name, description, grade_level, color } = subject
  const icon = subjectDraft.shape.icon.catch("BookOpen").parse(subject.icon)
  const { form, shown } = useSubjectForm({ name, description: description ?? "", grade_level, color, icon })
  return (
    <FormCard
      title={`Edit ${name}`}
      saveLabel="Save Subject"
      fallback="Failed to save subject."
      form={form}
      version={subject.version}
      focused
      onSave={async (values, version) => {
        await update.mutateAsync({ id: subject.id, version, ...values }).catch(sayIfGone)
        notifications.show({ message: `“${shortTitle(values.name.trim(), 48)}” is saved.` })
        onDone()
      }}
      actions={
        <Button
          variant="default"
          onClick={() => {
            onDone()
            // It may have been deleted elsewhere, which only the server knows.
            if (update.isError) void known.invalidate()
          }}
        >
          Cancel Edit
        </Button>
      }
    >
      <SubjectFields form={form} />
      <SubjectPreview subject={shown} />
    </FormCard>
  )
}

/** S §5's words for an edit whose subject was deleted elsewhere meanwhile. */
function sayIfGone(cause: unknown): never {
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
