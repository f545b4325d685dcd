import type { InvitationView } from "@hearthbook/api/family/invitation"
import { Badge, Button, Group, Stack, Text } from "@mantine/core"
import { formatDayOfMoment } from "../../../lib/format.ts"
import { trpc } from "../../../api/trpc.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { roleNames } from "../../../entities/user/role-names.ts"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "../../../ui/layout/row.module.css"
import { Breakable } from "../../../ui/layout/breakable.tsx"

/** Invitations that are not accepted yet. */
export function InvitationList() {
  const [invitations] = trpc.invitations.list.useSuspenseQuery()
  if (invitations.length === 0) return null
  return (
    <Section title="Open invitations">
      <Stack component="ul" gap={0} p={0} m={0}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </Stack>
    </Section>
  )
}

function InvitationRow({ invitation }: { invitation: InvitationView }) {
  const { id, email, role, invited_by, expires_at, expired } = invitation
  const remove = trpc.invitations.remove.useMutation()
  const ask = () =>
    confirmDelete({
      name: "invitation",
      verb: "Withdraw",
      question: `The link we sent to ${email} will no longer work.`,
      fallback: "Failed to withdraw the invitation.",
      remove: () => remove.mutateAsync({ id }),
    })
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Group gap="xs">
          <Text fw={600}>
            <Breakable>{email}</Breakable>
          </Text>
          {expired && (
            <Badge variant="light" color="amber">
              Expired
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {roleNames[role]}, invited by {invited_by}, {expired ? "was open until" : "open until"}{" "}
          {formatDayOfMoment(expires_at)}
        </Text>
      </div>
      <Button variant="default" size="sm" onClick={ask} aria-label={`Withdraw the invitation of ${email}`}>
        Withdraw
      </Button>
    </li>
  )
}
