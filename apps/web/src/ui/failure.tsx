import { Alert, Button, Stack, Text } from "@mantine/core"
import { IconCloudOff, IconReload } from "@tabler/icons-react"
import { readError } from "../lib/read-error.ts"

/** What went wrong, a way to try again, and the number by which support finds it. */
export function Failure({ cause, fallback, onRetry }: { cause: unknown; fallback?: string; onRetry: () => void }) {
  const { message, request_id } = readError(cause, fallback)
  return (
    <Alert variant="light" color="red" icon={<IconCloudOff stroke={1.5} />} title={message} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          Check your connection, then try again.
          {request_id && " If it goes on, tell us the number below."}
        </Text>
        <Button variant="default" size="sm" leftSection={<IconReload size={18} stroke={1.5} />} onClick={onRetry}>
          Try again
        </Button>
        {request_id && (
          <Text size="xs" c="dimmed">
            Request {request_id}
          </Text>
        )}
      </Stack>
    </Alert>
  )
}
