import { ActionIcon, Group, Text, Tooltip } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { IconRefresh } from "@tabler/icons-react"
import { useState } from "react"
import { endOfToken } from "../../session/access-token.ts"
import { toMinute, useClock } from "../../ui/hooks/use-clock.ts"
import { readError } from "../../lib/read-error.ts"
import { session } from "../../session/client.ts"
import { useSession } from "../../session/use-session.ts"

/** 'Session expires in 42m', with a button to refresh the session. */
export function SessionTime() {
  const current = useSession()
  const now = useClock(toMinute)
  const [refreshing, setRefreshing] = useState(false)

  if (!current) return null
  const left = endOfToken(current.access_token) - now

  const refresh = async () => {
    setRefreshing(true)
    try {
      await session.refresh()
    } catch (cause) {
      notifications.show({ color: "error", message: readError(cause).message })
    } finally {
      setRefreshing(false)
    }
  }

  return (
    <Group gap={4} mt={4} wrap="nowrap" justify="space-between">
      <Text size="xs" c="dimmed" className="figures">
        {left > 0 ? `Session expires in ${Math.floor(left / 60_000)}m` : "Session paused"}
      </Text>
      <Tooltip label="Refresh session">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          loading={refreshing}
          onClick={refresh}
          aria-label="Refresh session"
        >
          <IconRefresh size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}
