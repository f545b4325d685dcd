import { Alert, Text, VisuallyHidden } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { countOf, withOwnDays } from "../lib/format.ts"
import type { ReadableError } from "../lib/read-error.ts"

/** A failed save, above the form's buttons. */
export function SaveFailure({ failure }: { failure: ReadableError | null }) {
  if (!failure) return null
  return (
    <Alert variant="light" color="red" role="alert" icon={<IconAlertTriangle stroke={1.5} />}>
      {failure.message}
      {failure.request_id && failure.code === "UNKNOWN_ERROR" && (
        <Text size="xs" mt={4}>
          Request {failure.request_id}
        </Text>
      )}
    </Alert>
  )
}

/** All fields' errors in one breath, for those who hear the form. */
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
