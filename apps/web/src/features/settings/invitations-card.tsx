import type { InvitationView } from "@hearthbook/api/schemas/invitation"
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core"
import { IconMailPlus } from "@tabler/icons-react"
import { useState } from "react"
import { formatDay } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { roleWords } from "../../ui/role-words.ts"
import { tellFailure } from "../../ui/toasts.tsx"
import { InviteModal } from "./invite-modal.tsx"
import classes from "./rows.module.css"

/** Who has been asked to join and has not answered yet. */
export function InvitationsCard() {
  const [invitations] = trpc.invitations.list.useSuspenseQuery()
  const [inviting, setInviting] = useState(false)
  return (
    <Card component="section" aria-label="Invitations">
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <div>
            <Title order={2} size="h4">
              Invitations
            </Title>
            <Text size="sm" c="dimmed">
              {invitations.length === 0
                ? "Ask a second parent or a teacher to join you: they get a mail with a link."
                : "Sent and not answered yet. A link is good for 7 days."}
            </Text>
          </div>
          <Button leftSection={<IconMailPlus size={18} stroke={1.5} />} onClick={() => setInviting(true)}>
            Invite someone
          </Button>
        </Group>
        {invitations.length > 0 && (
          <ul className={classes.rows}>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        )}
      </Stack>
      {inviting && <InviteModal onClose={() => setInviting(false)} />}
    </Card>
  )
}

function InvitationRow({ invitation }: { invitation: InvitationView }) {
  const { id, email, role, expires_at, expired } = invitation
  const remove = trpc.invitations.remove.useMutation()
  const withdraw = () => remove.mutateAsync({ id }).catch((cause) => tellFailure(cause, "Failed to withdraw it."))
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={600}>{email}</Text>
        <Text size="sm" c="dimmed">
          {roleWords[role]},{" "}
          {expired ? `expired on ${formatDay(expires_at)}: invite again` : `good until ${formatDay(expires_at)}`}
        </Text>
      </div>
      <Button
        variant="default"
        size="sm"
        onClick={withdraw}
        loading={remove.isPending}
        aria-label={`Withdraw the invitation of ${email}`}
      >
        Withdraw
      </Button>
    </li>
  )
}
