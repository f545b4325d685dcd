import { Alert, Text, VisuallyHidden } from "@mantine/core"
import { IconAlertTriangle, IconPlugConnected } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { countOf, withOwnDays } from "../lib/format.ts"
import type { ReadableError } from "../lib/read-error.ts"
import { failedAttribute, useInSight } from "../ui/focus/use-in-sight.ts"
import { outageOverText, useOutageOver } from "../api/use-outage-over.ts"

/** The error of a failed save, above the form's buttons. After an outage, says that saving can be tried again. */
export function SaveFailure({ failure }: { failure: ReadableError | null }) {
  const isOver = useOutageOver(failure)
  if (!failure) return null
  if (isOver) {
    return (
      <Alert variant="light" color="hearth" role="status" icon={<IconPlugConnected stroke={1.5} />}>
        {outageOverText}
      </Alert>
    )
  }
  return (
    <FailureAlert failure={failure}>
      {failure.message}
      {failure.request_id && failure.code === "UNKNOWN_ERROR" && (
        <Text size="xs" mt={4}>
          Request {failure.request_id}
        </Text>
      )}
    </FailureAlert>
  )
}

/** A red error message that scrolls into view when it appears. */
export function FailureAlert({ failure, children }: { failure: ReadableError; children: ReactNode }) {
  const message = useInSight(failure)
  return (
    <Alert
      ref={message}
      variant="light"
      color="error"
      role="alert"
      tabIndex={-1}
      icon={<IconAlertTriangle stroke={1.5} />}
      {...failedAttribute}
    >
      {children}
    </Alert>
  )
}

/** Announces all field errors together to screen readers. */
export function ErrorSummary({ errors }: { errors: Record<string, ReactNode> }) {
  const wrong = Object.entries(errors).filter(([, message]) => Boolean(message))
  return (
    <VisuallyHidden role="alert">
      {wrong.length > 0 && `${countOf(wrong.length, "field needs", "fields need")} your attention.`}
      {wrong.map(([field, message]) => (
        <span key={field}> {typeof message === "string" ? withOwnDays(message) : message}</span>
      ))}
    </VisuallyHidden>
  )
}
