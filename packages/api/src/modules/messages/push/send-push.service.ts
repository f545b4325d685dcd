/** The timeout for a push service to accept a message, in milliseconds. */
export const pushTimeout = 10_000

/** A message for the transport: to one browser, and encrypted for it (RFC 8291). */
export type OutgoingPush = {
  endpoint: string
  p256dh: string
  auth: string
  /** JSON for the service worker. */
  payload: string
}

/**
 * Resolves when the push service has accepted the message, or reports that the browser is gone. Rejects otherwise, and at the
 * deadline.
 */
export type SendPush = (push: OutgoingPush, deadline: AbortSignal) => Promise<"taken" | "gone">
