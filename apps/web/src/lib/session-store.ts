import type { UserView } from "@hearthbook/api/schemas/auth"
import { isExpired } from "./access-token.ts"
import { readError } from "./read-error.ts"

type Tokens = { access_token: string; refresh_token: string }
export type Session = Tokens & { user: UserView; remember: boolean }

/** Where a session is kept: with remember-me for good, without it until the tab is closed (A §4). */
type Places = { lasting: Storage; tab: Storage }

const key = "hearthbook.session"

/**
 * Who is signed in, and with what tokens. React reads it through `subscribe` and `read`; requests take their token from
 * `freshToken`. However many ask at once, the refresh token is used once.
 */
export class SessionStore {
  readonly #places: Places
  readonly #requestTokens: (refresh_token: string) => Promise<Tokens>
  readonly #listeners = new Set<() => void>()
  #session: Session | null
  #refreshing: Promise<string | null> | null = null

  constructor(places: Places, requestTokens: (refresh_token: string) => Promise<Tokens>) {
    this.#places = places
    this.#requestTokens = requestTokens
    this.#session = load(places)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): Session | null => this.#session

  signIn(session: Session): void {
    this.#set(session)
  }

  signOut(): void {
    this.#set(null)
  }

  /** Takes over what another tab wrote: new tokens, or that the person has signed out there. */
  readonly onStorage = (event: Pick<StorageEvent, "key" | "storageArea">): void => {
    if (event.storageArea !== this.#places.lasting || (event.key !== key && event.key !== null)) return
    this.#session = load(this.#places)
    this.#tell()
  }

  /** A token that can be sent now, refreshed first when it is about to end; null when nobody is signed in. */
  async freshToken(): Promise<string | null> {
    if (!this.#session) return null
    return isExpired(this.#session.access_token, Date.now()) ? this.refresh() : this.#session.access_token
  }

  /**
   * New tokens for old. A refusal signs out and answers null; without an answer (no network, a server in trouble) the
   * session is kept and the error passed on, because a train's tunnel is no reason to ask for a password.
   */
  refresh(): Promise<string | null> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null
    })
    return this.#refreshing
  }

  async #refresh(): Promise<string | null> {
    const before = this.#session
    if (!before) return null
    try {
      const tokens = await this.#requestTokens(before.refresh_token)
      // Signed out, or in as someone else, while the answer was on its way: that decision stands.
      if (this.#session?.user.id !== before.user.id) return null
      this.#set({ ...this.#session, ...tokens })
      return tokens.access_token
    } catch (cause) {
      const { status } = readError(cause)
      if (status === undefined || status >= 500 || status === 429) throw cause
      this.signOut()
      return null
    }
  }

  #set(session: Session | null): void {
    this.#session = session
    this.#places.lasting.removeItem(key)
    this.#places.tab.removeItem(key)
    if (session) (session.remember ? this.#places.lasting : this.#places.tab).setItem(key, JSON.stringify(session))
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

function load({ lasting, tab }: Places): Session | null {
  const text = tab.getItem(key) ?? lasting.getItem(key)
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    return isSession(kept) ? kept : null
  } catch {
    return null
  }
}

// What an older release or a curious hand left behind must not break the start.
function isSession(kept: unknown): kept is Session {
  if (typeof kept !== "object" || kept === null) return false
  const { access_token, refresh_token, user } = kept as Partial<Session>
  return typeof access_token === "string" && typeof refresh_token === "string" && typeof user?.role === "string"
}
