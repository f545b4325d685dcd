import type { UserView } from "@hearthbook/api/access/auth"

export type Tokens = { access_token: string; refresh_token: string }
export type Session = Tokens & { user: UserView; remember: boolean }

/** Storages for sessions: `lasting` with remember-me, `tab` without it, until the last tab is closed. */
export type Places = { lasting: Storage; tab: Storage }

export const sessionKey = "hearthbook.session"

/** During a visit the tab's own session waits here, or `remembered` if it is in the lasting storage. */
export const waitingKey = "hearthbook.session-waiting"
export const remembered = "remembered"

/** Loads the session of this tab, or the remembered one. */
export function loadSession({ lasting, tab }: Places): Session | null {
  return parseSession(tab.getItem(sessionKey), false) ?? parseSession(lasting.getItem(sessionKey), true)
}

/** Parses a session. The storage it was found in tells if it is remembered. */
export function parseSession(text: string | null, remember: boolean): Session | null {
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    return isSession(stored) ? { ...stored, remember } : null
  } catch {
    return null
  }
}

// Data of an older release, or data that was tampered with, must not break the start.
function isSession(stored: unknown): stored is Session {
  if (typeof stored !== "object" || stored === null) return false
  const { access_token, refresh_token, user } = stored as Partial<Session>
  return typeof access_token === "string" && typeof refresh_token === "string" && typeof user?.role === "string"
}
