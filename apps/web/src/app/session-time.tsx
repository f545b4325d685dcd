import { ActionIcon, Group, Text, Tooltip } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { IconRefresh } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { endOfToken } from "../lib/access-token.ts"
import { readError } from "../lib/read-error.ts"
import { session } from "../lib/trpc.ts"
import { useSession } from "../lib/use-session.ts"

/** Milliseconds between two looks at the clock (A §9). */
const lookEvery = 30_000

/** 'Session expires in 42m', and a button that begins it anew (A §2). */
export function SessionTime() {
  const current = useSession()
  const [now, setNow] = useState(Date.now)
  const [refreshing, setRefreshing] = useState(false)

  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), lookEvery)
    return () => window.clearInterval(timer)
  }, [])

  if (!current) return null
  // `now` may be older than a token that has just come.
  const left = endOfToken(current.access_token) - Math.max(now, Date.now())

  const refresh = async () => {
    setRefreshing(true)
    try {
      await session.refresh()
    } catch (cause) {
      notifications.show({ color: "red", message: readError(cause).message })
    } finally {
      setRefreshing(false)
    }
  }

  return (
    <Group gap={4} mt={4} wrap="nowrap" justify="space-between">
      <Text size="xs" c="dimmed" className="figures">
        Session expires in {Math.max(0, Math.ceil(left / 60_000))}m
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
