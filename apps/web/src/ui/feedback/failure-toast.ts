import type { NotificationData } from "@mantine/notifications"
import { isUnreachable, readError, type ReadableError } from "../../lib/read-error.ts"

/**
 * What a toast says of a failure, with S §8's `fallback` where it has no words of its own. Of a server out of reach there is
 * one at a time, however many things were tried: the banner of app/outage-banner.tsx says the rest.
 */
export function failureToast(cause: unknown, fallback: string): NotificationData {
  const failure = readError(cause, fallback)
  return {
    id: isUnreachable(cause) ? "unreachable" : undefined,
    color: "red",
    title: failure.message,
    message: secondLine(failure),
  }
}

function secondLine({ code, status, request_id, current }: ReadableError): string {
  // Nobody knows what became of a request that was not answered.
  if (code === "NETWORK_ERROR" && status === undefined)
    return "It may have been saved all the same: look before you repeat it."
  if (request_id && code === "UNKNOWN_ERROR") return `Request ${request_id}`
  // Whoever changes something without a form sees it as it is, and can do it again (DECISIONS 34i).
  return current ? "Nothing was changed. You see it as it is now." : "Nothing was changed."
}
