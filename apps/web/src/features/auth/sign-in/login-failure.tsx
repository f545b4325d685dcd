import { Alert, Text } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import { formatCountdown } from "../../../lib/format.ts"
import type { ReadableError } from "../../../lib/read-error.ts"
import { lockMessage } from "./login-attempts.ts"

type Props = {
  failure: ReadableError | null
  /** The warning if few tries are left. */
  warning: string | null
  /** Milliseconds until the next try; 0 if not locked. */
  lock: number
}

/** The alert of a failed sign-in: the server's message, and the tries left or the time until the lock ends. */
export function LoginFailure({ failure, warning, lock }: Props) {
  // The lock's own message replaces the server's, and ends with the countdown.
  const message = failure?.code === "RATE_LIMITED" ? null : failure?.message
  if (!message && !warning && lock === 0) return null
  return (
    <Alert variant="light" color="error" role="alert" icon={<IconAlertTriangle stroke={1.5} />}>
      {message}
      {warning && (
        <Text size="sm" mt={message ? 4 : 0}>
          {warning}
        </Text>
      )}
      {lock > 0 && (
        <>
          <Text size="sm" mt={message ? 4 : 0}>
            {lockMessage(lock)}
          </Text>
          {/* Hidden from screen readers, which would read out every second. */}
          <Text size="sm" className="figures" fw={600} mt={4} aria-hidden>
            {formatCountdown(lock)}
          </Text>
        </>
      )}
    </Alert>
  )
}
