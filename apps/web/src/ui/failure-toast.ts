import type { NotificationData } from "@mantine/notifications"
import { isUnreachable, readError } from "../lib/read-error.ts"

/**
 * What a toast says of a failure, with S §8's `fallback` where it has no words of its own. Of a server out of reach there is
 * one at a time, however many things were tried: the banner of app/outage-banner.tsx says the rest.
 */
export function failureToast(cause: unknown, fallback: string): NotificationData {
  const { message, request_id, code } = readError(cause, fallback)
  return {
    id: isUnreachable(cause) ? "unreachable" : undefined,
    color: "red",
    closeButtonProps: { "aria-label": "Close" },
    title: message,
    message: request_id && code === "UNKNOWN_ERROR" ? `Request ${request_id}` : "Nothing was changed.",
  }
}
