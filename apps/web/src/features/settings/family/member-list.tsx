import { fullName } from "@hearthbook/core/names/names"
import type { MemberView } from "@hearthbook/api/access/user"
import { Badge, Box, Group, Menu, Stack, Text } from "@mantine/core"
import { IconUserCheck, IconUserMinus } from "@tabler/icons-react"
import { trpc } from "../../../api/trpc.ts"
import { useFamily, useUser } from "../../../session/use-session.ts"
import { PersonAvatar } from "../../../entities/user/person-avatar.tsx"
import { roleNames } from "../../../entities/user/role-names.ts"
import { RowMenu } from "../../../ui/menus/row-menu.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import { showNotSavedToast, showSavedToast } from "../../../ui/feedback/settings-toast.ts"
import classes from "../../../ui/layout/row.module.css"
import { Breakable } from "../../../ui/layout/breakable.tsx"
import { useRemoveMember } from "../shared/use-remove-member.tsx"

/** Everyone in the family who can sign in. */
export function MemberList() {
  const { name } = useFamily()
  const [members] = trpc.users.members.useSuspenseQuery()
  return (
    <Section title={name}>
      <Stack component="ul" gap={0} p={0} m={0}>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </Stack>
    </Section>
  )
}

function MemberRow({ member }: { member: MemberView }) {
  const { id, role, first_name, last_name, email, suspended } = member
  const isOneself = useUser()?.id === id
  const ask = useRemoveMember()
  const letIn = trpc.family.letBackIn.useMutation()
  const letBackIn = async () => {
    try {
      await letIn.mutateAsync({ id })
      showSavedToast(`${first_name} can sign in again.`)
    } catch (cause) {
      showNotSavedToast(cause, `Failed to let ${first_name} back in.`)
    }
  }
  return (
    <li className={classes.row} style={{ flexWrap: "nowrap", alignItems: "flex-start" }}>
      <PersonAvatar person={member} size={36} />
      <div className={classes.text}>
        <Group gap="xs">
          <Text fw={600}>
            {fullName({ first_name, last_name })}
            {isOneself && " (you)"}
          </Text>
          <Badge variant="light" color="slate">
            {roleNames[role]}
          </Badge>
          {suspended && (
            <Badge variant="light" color="error">
              Suspended
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          <Breakable>{email}</Breakable>
        </Text>
        {suspended && (
          <Text size="sm">Joined while somebody else may have used a parent’s account, and cannot sign in.</Text>
        )}
      </div>
      {/* A child's login is removed on the Students page, and the user's own account under Profile. */}
      <Box w={36}>
        {!isOneself && role !== "student" && (
          <RowMenu of={first_name}>
            {suspended && (
              <Menu.Item leftSection={<IconUserCheck size={18} stroke={1.5} />} onClick={letBackIn}>
                Let back in
              </Menu.Item>
            )}
            <Menu.Item
              color="var(--mantine-color-error)"
              leftSection={<IconUserMinus size={18} stroke={1.5} />}
              onClick={() => void ask(member)}
            >
              Remove
            </Menu.Item>
          </RowMenu>
        )}
      </Box>
    </li>
  )
}
