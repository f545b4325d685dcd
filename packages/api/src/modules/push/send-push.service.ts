/** Milliseconds in which a push service has to take a message. */
export const pushTimeout = 10_000

/** A message as it is handed to whatever delivers it: to one browser, encrypted for it alone (RFC 8291). */
export type OutgoingPush = {
  endpoint: string
  p256dh: string
  auth: string
  /** JSON, as the service worker reads it. */
  payload: string
}

/**
 * Resolves when the push service took it, or said that there is no such browser any more. Rejects where it did neither, also
 * when the deadline comes first.
 */
export type SendPush = (push: OutgoingPush, deadline: AbortSignal) => Promise<"taken" | "gone">
