import type { RequirementView } from "@hearthbook/api/schemas/requirement"
import { Textarea, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { DayField } from "../../../ui/inputs/day-field.tsx"

/** Adds something of the family's own to send or keep. */
export function NewFilingModal({ requirement, onClose }: { requirement: RequirementView; onClose: () => void }) {
  const create = trpc.filings.create.useMutation()
  const form = useForm({
    initialValues: { title: "", due_date: "", to: "", note: "" },
    validate: { title: (title) => (title.trim() === "" ? "Enter a title." : null) },
  })
  return (
    <FormModal
      title="New filing"
      draftName={`filing.new.${requirement.id}`}
      saveLabel="Add"
      fallback="Failed to add the filing."
      form={form}
      announcement="Added."
      onSave={({ due_date, ...rest }) =>
        create.mutateAsync({ requirement_id: requirement.id, ...rest, due_date: due_date === "" ? null : due_date })
      }
      onClose={onClose}
    >
      <TextInput label="Title" withAsterisk data-autofocus {...form.getInputProps("title")} />
      <DayField label="Due" {...form.getInputProps("due_date")} />
      <TextInput label="To" placeholder="School district" {...form.getInputProps("to")} />
      <Textarea label="Note" autosize minRows={2} {...form.getInputProps("note")} />
    </FormModal>
  )
}
