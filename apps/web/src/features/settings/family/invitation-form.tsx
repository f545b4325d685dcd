import { invitationDraft } from "@hearthbook/api/family/invitation"
import { Button, Select, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { IconUserPlus } from "@tabler/icons-react"
import { useState } from "react"
import { notifications } from "@mantine/notifications"
import { trpc } from "../../../api/trpc.ts"
import { useUser } from "../../../session/use-session.ts"
import { FormCard } from "../../../forms/form-card.tsx"
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts"
import { VerifyEmailNote } from "../shared/verify-email-note.tsx"

type Draft = { email: string; role: "parent" | "teacher" }

const roles = [
  { value: "parent", label: "Parent: can do everything you can" },
  { value: "teacher", label: "Teacher: everything except managing members" },
]

/** Invites a second parent or a teacher into the family. On a phone the form is behind a button. */
export function InvitationForm() {
  const user = useUser()
  const create = trpc.invitations.create.useMutation()
  const form = useForm<Draft>({
    mode: "uncontrolled",
    initialValues: { email: "", role: "parent" },
    validate: schemaResolver(invitationDraft, { sync: true }),
  })
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const send = async (draft: Draft) => {
    const { email } = await create.mutateAsync(draft)
    form.reset()
    notifications.show({ color: "green", message: `An invitation is on its way to ${email}.` })
  }
  if (isPhone && !isOpen) {
    return (
      <Button
        variant="default"
        mih={44}
        leftSection={<IconUserPlus size={18} stroke={1.5} />}
        onClick={() => setOpen(true)}
      >
        Invite someone
      </Button>
    )
  }
  return (
    <FormCard
      title="Invite someone"
      draftName="invitation.new"
      saveLabel="Send Invitation"
      fallback="Failed to send the invitation."
      form={form}
      focused={isPhone}
      onSave={send}
    >
      {user && !user.email_verified && (
        <VerifyEmailNote
          label="Confirm first"
          text="Confirm your own email address first. Then you can invite someone."
          tab="family"
        />
      )}
      <TextInput
        label="Email"
        type="email"
        autoComplete="off"
        key={form.key("email")}
        {...form.getInputProps("email")}
      />
      <Select label="Role" data={roles} allowDeselect={false} key={form.key("role")} {...form.getInputProps("role")} />
    </FormCard>
  )
}
