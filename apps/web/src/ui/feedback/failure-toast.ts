import type { NotificationData } from "@mantine/notifications"
import { isUnreachable, readError, type ReadableError } from "../../lib/read-error.ts"

/**
 * Returns the toast for an error, with `fallback` as the message of an unexpected one. During an outage only one is shown at a
 * time, because app/outage-banner.tsx reports it as well.
 */
export function failureToast(cause: unknown, fallback: string): NotificationData {
  const failure = readError(cause, fallback)
  return {
    id: isUnreachable(cause) ? "unreachable" : undefined,
    color: "error",
    title: failure.message,
    message: secondLine(failure),
  }
}

function secondLine({ code, status, request_id, current }: ReadableError): string {
  // A request without an answer may have succeeded.
  if (code === "NETWORK_ERROR" && status === undefined)
    return "It may have been saved anyway. Check before you try again."
  if (request_id && code === "UNKNOWN_ERROR") return `Request ${request_id}`
  // Without a form, the page shows the current row, and the change can be made again.
  return current ? "Nothing was changed. You now see the latest version." : "Nothing was changed."
}
