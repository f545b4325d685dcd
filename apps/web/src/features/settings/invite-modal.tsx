import { invitationDraft, invitedRoles } from "@hearthbook/api/schemas/invitation"
import { Select, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import type { z } from "zod"
import { trpc } from "../../lib/trpc.ts"
import { FormModal } from "../../ui/form-modal.tsx"
import { roleWords } from "../../ui/role-words.ts"

/** Asks somebody into the family. */
export function InviteModal({ onClose }: { onClose: () => void }) {
  const create = trpc.invitations.create.useMutation()
  const form = useForm<z.input<typeof invitationDraft>>({
    mode: "uncontrolled",
    initialValues: { email: "", role: "parent" },
    validate: schemaResolver(invitationDraft, { sync: true }),
  })
  return (
    <FormModal
      title="Invite someone"
      saveLabel="Send invitation"
      fallback="Failed to send the invitation."
      form={form}
      onSave={async (values) => {
        const { email } = await create.mutateAsync(values)
        notifications.show({ color: "green", message: `The invitation to ${email} is on its way.` })
      }}
      onClose={onClose}
    >
      <TextInput
        label="Email"
        type="email"
        description="They get a link that is good for 7 days."
        data-autofocus
        key={form.key("email")}
        {...form.getInputProps("email")}
      />
      <Select
        label="Joins as"
        description="A teacher cannot invite others, or export or delete the family's records."
        allowDeselect={false}
        data={invitedRoles.map((role) => ({ value: role, label: roleWords[role] }))}
        key={form.key("role")}
        {...form.getInputProps("role")}
      />
    </FormModal>
  )
}
