import { Badge, Card, Group, Stack, Text, Title } from "@mantine/core"
import { trpc } from "../../lib/trpc.ts"
import { useFamily, useUser } from "../../lib/use-session.ts"
import { roleWords } from "../../ui/role-words.ts"
import classes from "./rows.module.css"

/** Who belongs to the family and can sign in. */
export function MembersCard() {
  const family = useFamily()
  const me = useUser()
  const [members] = trpc.users.members.useSuspenseQuery()
  return (
    <Card component="section" aria-label="Members">
      <Stack gap="md">
        <div>
          <Title order={2} size="h4">
            {family.name}
          </Title>
          <Text size="sm" c="dimmed">
            Who can sign in. A parent may do everything; a teacher plans, teaches and marks; a child sees its own.
          </Text>
        </div>
        <ul className={classes.rows}>
          {members.map(({ id, first_name, last_name, email, role }) => (
            <li key={id} className={classes.row}>
              <div className={classes.words}>
                <Group gap={8}>
                  <Text fw={600}>
                    {first_name} {last_name}
                  </Text>
                  {id === me?.id && (
                    <Text size="sm" c="dimmed">
                      you
                    </Text>
                  )}
                </Group>
                <Text size="sm" c="dimmed">
                  {email}
                </Text>
              </div>
              <Badge variant="light" color="gray">
                {roleWords[role]}
              </Badge>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
