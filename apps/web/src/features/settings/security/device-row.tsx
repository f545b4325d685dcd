import { Badge, Button, Group, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { toMinute, useClock } from "../../../ui/hooks/use-clock.ts"
import { formatAgo } from "../../../lib/format.ts"
import { useLogout } from "../../../session/sign-out/use-logout.ts"
import { showNotSavedToast } from "../../../ui/feedback/settings-toast.ts"
import classes from "../../../ui/layout/row.module.css"

type Props = {
  device: string
  client_address: string | null
  last_seen_at: string
  current: boolean
  /** The person who is signed in there, unless it is the user. */
  person?: string
  /** Distinguishes sessions of the same browser last seen at the same time. */
  place: string
  /** Signs another device out on the server. */
  signOut: () => Promise<unknown>
  signingOut: boolean
}

/** A device on which somebody is signed in, with a button to sign it out. */
export function DeviceRow({
  device,
  client_address,
  last_seen_at,
  current,
  person,
  place,
  signOut,
  signingOut,
}: Props) {
  const now = useClock(toMinute)
  const logout = useLogout()
  const leave = async () => {
    if (current) return logout()
    try {
      await signOut()
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
          {person && `${person} · `}
          {seen}
          {client_address && ` from ${client_address}`}
        </Text>
      </div>
      <Button
        variant="default"
        size="sm"
        onClick={leave}
        loading={signingOut}
        aria-label={current ? "Log out this device" : `Log out ${device}, ${place}. ${seen}`}
      >
        Log out
      </Button>
    </li>
  )
}
