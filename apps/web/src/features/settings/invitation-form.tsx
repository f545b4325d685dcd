import { invitationDraft } from "@hearthbook/api/schemas/invitation"
import { Alert, Anchor, Select, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { IconMail } from "@tabler/icons-react"
import { Link } from "wouter"
import { leadingBack, paths } from "../../lib/paths.ts"
import { trpc } from "../../lib/trpc.ts"
import { useUser } from "../../lib/use-session.ts"
import { FormCard } from "../../ui/form-card.tsx"

type Draft = { email: string; role: "parent" | "teacher" }

const roles = [
  { value: "parent", label: "Parent: all that you can do" },
  { value: "teacher", label: "Teacher: all but who belongs to the family" },
]

/** Asks a second parent or a teacher into the family. */
export function InvitationForm() {
  const user = useUser()
  const create = trpc.invitations.create.useMutation()
  const form = useForm<Draft>({
    mode: "uncontrolled",
    initialValues: { email: "", role: "parent" },
    validate: schemaResolver(invitationDraft, { sync: true }),
  })
  const send = async (draft: Draft) => {
    const { email } = await create.mutateAsync(draft)
    form.reset()
    notifications.show({ color: "green", message: `An invitation is on its way to ${email}.` })
  }
  return (
    <FormCard
      title="Invite someone"
      saveLabel="Send Invitation"
      fallback="Failed to send the invitation."
      form={form}
      focused={false}
      onSave={send}
    >
      {user && !user.email_verified && (
        <Alert variant="light" color="blue" role="note" icon={<IconMail stroke={1.5} />}>
          <Anchor component={Link} href={leadingBack(paths.verifyEmail, `${paths.settings}?tab=family`)}>
            Confirm your own address
          </Anchor>{" "}
          first: only then can you invite somebody.
        </Alert>
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
