import { Badge, Stack, Text } from "@mantine/core"
import { trpc } from "../../lib/trpc.ts"
import { useFamily, useUser } from "../../lib/use-session.ts"
import { roleNames } from "../../ui/role-names.ts"
import { Section } from "../../ui/section.tsx"
import classes from "../../ui/row.module.css"

/** Everybody in the family who can sign in. */
export function MemberList() {
  const user = useUser()
  const { name } = useFamily()
  const [members] = trpc.users.members.useSuspenseQuery()
  return (
    <Section title={name}>
      <Stack component="ul" gap={0} p={0} m={0}>
        {members.map((member) => (
          <li key={member.id} className={classes.row}>
            <div className={classes.text}>
              <Text fw={600}>
                {member.first_name} {member.last_name}
                {member.id === user?.id && " (you)"}
              </Text>
              <Text size="sm" c="dimmed">
                {member.email}
              </Text>
            </div>
            <Badge variant="light" color="slate">
              {roleNames[member.role]}
            </Badge>
          </li>
        ))}
      </Stack>
    </Section>
  )
}
