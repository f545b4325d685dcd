import { Alert, Text } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import { formatCountdown } from "../../../lib/format.ts"
import type { ReadableError } from "../../../lib/read-error.ts"
import { lockMessage } from "./login-attempts.ts"

type Props = {
  failure: ReadableError | null
  /** A §4's warning when few attempts are left. */
  warning: string | null
  /** Milliseconds until the next try; 0 when there is no lock. */
  lock: number
}

/** The red box of A §2: what the server said, together with how many attempts are left, or for how long none is. */
export function LoginFailure({ failure, warning, lock }: Props) {
  // The lock says the same as the server's refusal, and goes with the clock.
  const message = failure?.code === "RATE_LIMITED" ? null : failure?.message
  if (!message && !warning && lock === 0) return null
  return (
    <Alert variant="light" color="red" role="alert" icon={<IconAlertTriangle stroke={1.5} />}>
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
          {/* Seen only: an alert that changes each second would be read out each second. */}
          <Text size="sm" className="figures" fw={600} mt={4} aria-hidden>
            {formatCountdown(lock)}
          </Text>
        </>
      )}
    </Alert>
  )
}
