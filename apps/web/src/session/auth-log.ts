/** The events of signing in and out that the client records. */
export type AuthEventType =
  | "registered"
  | "signed_in"
  | "sign_in_failed"
  | "sign_in_blocked"
  | "signed_out"
  | "session_refreshed"
  | "session_ended"
  | "session_warning_shown"
  | "session_extended"
  | "magic_link_failed"
  | "password_reset_requested"
  | "password_reset"

type Metadata = Record<string, string | number | boolean>
export type AuthEvent = { type: AuthEventType; timestamp: string; metadata: Metadata }

const key = "hearthbook.auth-events"
const maxEvents = 100

/** Records an event, to help find out why a person cannot sign in. Never records a token, a password or an email address. */
export function noteAuthEvent(
  type: AuthEventType,
  metadata: Metadata = {},
  { storage = localStorage, now = new Date() }: { storage?: Storage; now?: Date } = {},
): void {
  const event: AuthEvent = { type, timestamp: now.toISOString(), metadata }
  try {
    storage.setItem(key, JSON.stringify([...readAuthEvents(storage), event].slice(-maxEvents)))
  } catch {
    // A full or forbidden storage must not prevent signing in.
  }
}

/** Returns the last 100 events of this browser, the newest last. */
export function readAuthEvents(storage: Storage = localStorage): AuthEvent[] {
  try {
    const events: unknown = JSON.parse(storage.getItem(key) ?? "[]")
    return Array.isArray(events) ? (events as AuthEvent[]) : []
  } catch {
    return []
  }
}
