import { Alert, Button, Group, Text } from "@mantine/core"
import { IconTestPipe } from "@tabler/icons-react"
import { toMinute, useClock } from "../../../ui/hooks/use-clock.ts"
import { paths } from "../../../lib/paths.ts"
import { trpc } from "../../../api/trpc.ts"
import { closeOnServer, session } from "../../../session/client.ts"
import { useLogout } from "../../../session/sign-out/use-logout.ts"

const hour = 60 * 60_000

/**
 * Tells a visitor that this is a demo family, how long it exists, and how to sign up; or a parent who looks at it how to go back to
 * their own.
 */
export function DemoBanner() {
  const begin = useLogout(paths.register)
  const now = useClock(toMinute)
  const { data: whoami } = trpc.auth.whoami.useQuery()
  const expires_at = whoami?.family.expires_at
  if (!expires_at) return null
  const isVisiting = session.isVisiting()
  const goBack = () => {
    const visited = session.read()
    session.leaveVisit()
    if (visited) closeOnServer(visited).catch(() => undefined)
  }
  const hours = Math.max(1, Math.round((new Date(expires_at).getTime() - now) / hour))

  return (
    <Alert
      variant="light"
      color="hearth"
      mb="lg"
      icon={<IconTestPipe stroke={1.5} />}
      role="note"
      aria-label="Demo"
      className="screen-only"
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: "1 1 240px" }}>
          {isVisiting
            ? "This is a sample family, so try anything. Nothing here changes your own."
            : `This demo family is yours alone, so try anything. It will be deleted in ${hours === 1 ? "an hour" : `${hours} hours`}.`}
        </Text>
        {isVisiting ? (
          <Button size="compact-md" onClick={goBack}>
            Back to your family
          </Button>
        ) : (
          <Button size="compact-md" onClick={begin}>
            Start your own
          </Button>
        )}
      </Group>
    </Alert>
  )
}
