import type { OpenSessionView } from "@hearthbook/api/access/session"
import { Badge, Button, Group, Stack, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { toMinute, useClock } from "../../../ui/hooks/use-clock.ts"
import { formatAgo } from "../../../lib/format.ts"
import { trpc } from "../../../api/trpc.ts"
import { useLogout } from "../../../session/sign-out/use-logout.ts"
import { Section } from "../../../ui/layout/section.tsx"
import { showNotSavedToast } from "../../../ui/feedback/settings-toast.ts"
import { LogOutEverywhere } from "./log-out-everywhere.tsx"
import classes from "../../../ui/layout/row.module.css"

/** The user's open sessions, last seen first, each with a button to sign it out. */
export function SessionList() {
  const [sessions] = trpc.sessions.list.useSuspenseQuery()
  return (
    <Section title="Where you’re signed in">
      <Stack component="ul" gap={0} p={0} m={0}>
        {sessions.map((session, index) => (
          <SessionRow key={session.id} session={session} place={`device ${index + 1} of ${sessions.length}`} />
        ))}
      </Stack>
      <LogOutEverywhere />
    </Section>
  )
}

/** `place` distinguishes sessions of the same browser last seen at the same time. */
function SessionRow({ session, place }: { session: OpenSessionView; place: string }) {
  const { id, device, client_address, last_seen_at, current } = session
  const now = useClock(toMinute)
  const logout = useLogout()
  const remove = trpc.sessions.remove.useMutation()

  const signOut = async () => {
    if (current) return logout()
    try {
      await remove.mutateAsync({ id })
      notifications.show({ color: "green", message: `${device} was logged out.` })
    } catch (cause) {
      showNotSavedToast(cause, "Failed to log that device out.")
    }
  }

  const seen = `Last seen ${formatAgo(last_seen_at, now)}`
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Group gap="xs">
          <Text fw={600}>{device}</Text>
          {current && <Badge variant="light">This device</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {seen}
          {client_address && ` from ${client_address}`}
        </Text>
      </div>
      <Button
        variant="default"
        size="sm"
        onClick={signOut}
        loading={remove.isPending}
        aria-label={current ? "Log out this device" : `Log out ${device}, ${place}. ${seen}`}
      >
        Log out
      </Button>
    </li>
  )
}
