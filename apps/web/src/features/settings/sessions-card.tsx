import type { OpenSessionView } from "@hearthbook/api/schemas/session"
import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core"
import { IconDeviceDesktop } from "@tabler/icons-react"
import { useState } from "react"
import { toMinute, useClock } from "../../lib/clock.ts"
import { formatAgo } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { tellFailure } from "../../ui/toasts.tsx"
import { LogOutEverywhere } from "./log-out-everywhere.tsx"
import classes from "./rows.module.css"

/** Where one is signed in, and the way to end it there. */
export function SessionsCard() {
  const [sessions] = trpc.sessions.list.useSuspenseQuery()
  return (
    <Card component="section" aria-label="Your devices">
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <div>
            <Title order={2} size="h4">
              Your devices
            </Title>
            <Text size="sm" c="dimmed">
              Where you are signed in. Do you not know one? Sign it out and change your password.
            </Text>
          </div>
          <LogOutEverywhere />
        </Group>
        <ul className={classes.rows}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

function SessionRow({ session }: { session: OpenSessionView }) {
  const now = useClock(toMinute)
  const remove = trpc.sessions.remove.useMutation()
  const [leaving, setLeaving] = useState(false)
  const signOut = async () => {
    setLeaving(true)
    try {
      await remove.mutateAsync({ id: session.id })
    } catch (cause) {
      tellFailure(cause, "Failed to sign the device out.")
      setLeaving(false)
    }
  }
  return (
    <li className={classes.row}>
      <Group gap="sm" wrap="nowrap" className={classes.what}>
        <IconDeviceDesktop size={24} stroke={1.5} aria-hidden />
        <div className={classes.words}>
          <Group gap={8}>
            <Text fw={600}>{session.device}</Text>
            {session.current && (
              <Badge variant="light" color="green">
                This device
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {session.current ? "In use now" : `Last seen ${formatAgo(session.last_seen_at, now)}`}, signed in{" "}
            {formatAgo(session.created_at, now)}
            {session.client_address && `, from ${session.client_address}`}
          </Text>
        </div>
      </Group>
      {!session.current && (
        <Button
          variant="default"
          size="sm"
          onClick={signOut}
          loading={leaving}
          aria-label={`Sign out ${session.device}`}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
