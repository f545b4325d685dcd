import { pinDraft, type PinView } from "@hearthbook/api/family/tablet"
import { Text, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"

const pinForm = pinDraft.pick({ pin: true })

/** Sets a child's PIN. */
export function PinModal({ student, onClose }: { student: PinView["student"]; onClose: () => void }) {
  const set = trpc.tablets.setPin.useMutation()
  const name = shortNameOf(student)
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { pin: "" },
    validate: schemaResolver(pinForm, { sync: true }),
  })
  return (
    <FormModal
      title={`PIN of ${name}`}
      draftName={null}
      saveLabel="Save"
      fallback="Failed to save the PIN."
      form={form}
      announcement="PIN saved."
      onSave={({ pin }) => set.mutateAsync({ student_id: student.id, pin })}
      onClose={onClose}
    >
      <Text>{`Choose four digits that ${name} can remember. They work on the family’s tablet only, and replace the PIN that ${name} has.`}</Text>
      <TextInput
        label="PIN"
        data-autofocus
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        key={form.key("pin")}
        {...form.getInputProps("pin")}
      />
    </FormModal>
  )
}
