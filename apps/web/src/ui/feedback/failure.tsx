import { Alert, Button, Stack, Text } from "@mantine/core"
import { IconCloudOff, IconFileOff, IconReload } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { readError } from "../../lib/read-error.ts"

type Props = {
  cause: unknown
  fallback?: string
  /** A link for an item that no longer exists. */
  wayOn?: ReactNode
  onRetry: () => void
}

/** An error message with a retry and the request's id for support. */
export function Failure({ cause, fallback, wayOn, onRetry }: Props) {
  const { message, request_id, code } = readError(cause, fallback)
  if (code === "NOT_FOUND") return <Gone message={message} wayOn={wayOn} />
  return (
    <Alert variant="light" color="error" icon={<IconCloudOff stroke={1.5} />} title={message} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          Check your connection, then try again.
          {request_id && " If it keeps happening, tell us the number below."}
        </Text>
        <Button variant="default" size="sm" leftSection={<IconReload size={18} stroke={1.5} />} onClick={onRetry}>
          Try again
        </Button>
        {request_id && <Text size="xs">Request {request_id}</Text>}
      </Stack>
    </Alert>
  )
}

/** Has no retry, because a missing item stays missing. */
function Gone({ message, wayOn }: { message: string; wayOn: ReactNode }) {
  return (
    <Alert variant="light" color="error" icon={<IconFileOff stroke={1.5} />} title={message} role="alert">
      {wayOn}
    </Alert>
  )
}
