import type { UserView } from "@hearthbook/api/schemas/auth"

export type Tokens = { access_token: string; refresh_token: string }
export type Session = Tokens & { user: UserView; remember: boolean }

/** Where a session is kept: with remember-me for good, without it until the last tab is closed (A §4). */
export type Places = { lasting: Storage; tab: Storage }

export const sessionKey = "hearthbook.session"

/** Who was signed in here, in this tab or for good. */
export function loadSession({ lasting, tab }: Places): Session | null {
  return parse(tab.getItem(sessionKey), false) ?? parse(lasting.getItem(sessionKey), true)
}

/** The session in a text; where it was found says whether it is remembered. */
function parse(text: string | null, remember: boolean): Session | null {
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    return isSession(stored) ? { ...stored, remember } : null
  } catch {
    return null
  }
}

// What an older release or a curious hand left behind must not break the start.
function isSession(stored: unknown): stored is Session {
  if (typeof stored !== "object" || stored === null) return false
  const { access_token, refresh_token, user } = stored as Partial<Session>
  return typeof access_token === "string" && typeof refresh_token === "string" && typeof user?.role === "string"
}
