import type { ErrorCode } from "@hearthbook/api/errors"
import type { UserView } from "@hearthbook/api/schemas/auth"
import { isExpired } from "./access-token.ts"
import type { noteAuthEvent } from "./auth-log.ts"
import { loadSession, sessionKey, type Places, type Session, type Tokens } from "./stored-session.ts"
import { readError } from "../lib/read-error.ts"

const sessionEnds = ["TOKEN_EXPIRED", "TOKEN_INVALID", "REFRESH_FAILED"] as const satisfies ErrorCode[]

/** Why a session ended that nobody signed out of; A §8 has the words. */
export type SessionEnd = (typeof sessionEnds)[number]

/** What one tab tells the others that share a session, beyond what they see in the lasting place. */
export type TabMessage =
  | { kind: "signed_out"; user_id: string }
  | { kind: "renewed"; replaced_token: string; tokens: Tokens }
  | { kind: "asked" }
  | { kind: "shared"; session: Session }
  | { kind: "user_changed"; user: UserView }

/** Whom the store tells of what happens. */
type Listeners = {
  postToTabs?: (news: TabMessage) => void
  note?: typeof noteAuthEvent
  /** Only of a person's own decision, and only in the tab where it was made; never of a session that ran out. */
  signedOut?: (user_id: string) => void
  /** In the tab where somebody has just come in, whoever was here before. */
  signedIn?: (user_id: string) => void
}

/** How long a new tab waits for the others to say who is signed in, in milliseconds. */
const patience = 250

/**
 * Who is signed in, and with what tokens. React reads it through `subscribe` and `read`; requests take their token from
 * `freshToken`. However many ask at once, the refresh token is used once.
 */
export class SessionStore {
  readonly #places: Places
  readonly #requestTokens: (refresh_token: string) => Promise<Tokens>
  readonly #told: Listeners
  readonly #listeners = new Set<() => void>()
  #session: Session | null
  #end: SessionEnd | null = null
  #isJoining = false
  #hasAsked = false
  #refreshing: Promise<string | null> | null = null

  constructor(places: Places, requestTokens: (refresh_token: string) => Promise<Tokens>, told: Listeners = {}) {
    this.#places = places
    this.#requestTokens = requestTokens
    this.#told = told
    this.#session = loadSession(places)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): Session | null => this.#session

  /** Why this tab's session ended, until it was said or somebody signs in; null after a log-out, here or elsewhere. */
  readonly readEnd = (): SessionEnd | null => this.#end

  forgetEnd(): void {
    this.#end = null
  }

  /** Whether another tab may still say who is signed in, so that nobody is sent to sign in yet. */
  readonly isJoining = (): boolean => this.#isJoining

  /** Asks the other tabs for a session that is not remembered: a browser keeps it for each tab apart. */
  join(): void {
    if (this.#session || !this.#told.postToTabs) return
    this.#isJoining = true
    this.#hasAsked = true
    this.#told.postToTabs({ kind: "asked" })
    setTimeout(() => {
      if (!this.#isJoining) return
      this.#isJoining = false
      this.#tell()
    }, patience)
  }

  /** Replaces whoever was signed in at this browser, for good or for the tab. */
  signIn(session: Session): void {
    this.#clear()
    this.#keep(session)
    this.#told.signedIn?.(session.user.id)
    this.#told.note?.("signed_in", { role: session.user.role, remember: session.remember })
  }

  /** Takes over what the server says of the person signed in: a new name, say, or that the address is verified now. */
  updateUser(user: UserView): void {
    const before = this.#session
    if (!before || before.user.id !== user.id || JSON.stringify(before.user) === JSON.stringify(user)) return
    this.#keep({ ...before, user })
    this.#told.postToTabs?.({ kind: "user_changed", user })
  }

  /** What a person decides: nobody is signed in at this browser afterwards. */
  signOut(): void {
    const user_id = this.#session?.user.id
    this.#clear()
    this.#become(null)
    if (!user_id) return
    this.#told.signedOut?.(user_id)
    this.#told.postToTabs?.({ kind: "signed_out", user_id })
    this.#told.note?.("signed_out")
  }

  /** What happens to this session alone; someone else's in the other place goes on. */
  end(why: SessionEnd): void {
    if (!this.#session) return
    const place = this.#placeOf(this.#session)
    // First why it ended, for the other tabs: nobody has signed out.
    place.setItem(sessionKey, JSON.stringify({ ended: why }))
    place.removeItem(sessionKey)
    this.#become(null, why)
    this.#told.note?.("session_ended", { why })
  }

  /** Takes over what another tab wrote: new tokens, or that the person has signed out there. */
  readonly onStorage = (event: Pick<StorageEvent, "key" | "storageArea"> & { newValue?: string | null }): void => {
    if (event.storageArea !== this.#places.lasting || (event.key !== sessionKey && event.key !== null)) return
    const [next, why] = [loadSession(this.#places), readSessionEnd(event.newValue)]
    // What is told after the end, that the place is empty, is no log-out.
    if (next || this.#session) this.#become(next, next ? null : why)
  }

  /** Takes over what another tab told: only it sees the place of a session that is not remembered. */
  readonly onTabMessage = (news: TabMessage): void => {
    const current = this.#session
    if (news.kind === "shared") {
      // A tab in the background may take longer to answer than one waits for it.
      if (this.#hasAsked && !current) this.#keep({ ...news.session, remember: false })
      return
    }
    if (!current) return
    if (news.kind === "asked") {
      if (!current.remember) this.#told.postToTabs?.({ kind: "shared", session: current })
    } else if (news.kind === "signed_out") {
      if (news.user_id !== current.user.id) return
      this.#placeOf(current).removeItem(sessionKey)
      this.#become(null)
    } else if (news.kind === "user_changed") {
      // The lasting place tells by itself, and has the newest tokens.
      if (!current.remember && news.user.id === current.user.id) this.#keep({ ...current, user: news.user })
    } else if (news.replaced_token === current.refresh_token) this.#keep({ ...current, ...news.tokens })
  }

  /** A token that can be sent now, refreshed first when it is about to end; null when nobody is signed in. */
  async freshToken(): Promise<string | null> {
    if (!this.#session) return null
    return isExpired(this.#session.access_token, Date.now()) ? this.refresh() : this.#session.access_token
  }

  /**
   * New tokens for old. A refusal ends the session and answers null; without an answer (no network, a server in
   * trouble) the session is kept and the error passed on, because a train's tunnel is no reason to ask for a password.
   */
  refresh(): Promise<string | null> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null
    })
    return this.#refreshing
  }

  async #refresh(): Promise<string | null> {
    const newer = this.#renewedElsewhere()
    if (newer) return newer
    const before = this.#session
    if (!before) return null
    // Signed out, or in as someone else, while the answer was on its way: that decision stands.
    const isOver = () => this.#session?.user.id !== before.user.id
    try {
      const tokens = await this.#requestTokens(before.refresh_token)
      if (!this.#session || isOver()) return null
      this.#keep({ ...this.#session, ...tokens })
      this.#told.postToTabs?.({ kind: "renewed", replaced_token: before.refresh_token, tokens })
      this.#told.note?.("session_refreshed")
      return tokens.access_token
    } catch (cause) {
      const { status, code } = readError(cause)
      if (status === undefined || status >= 500 || status === 429) throw cause
      if (!isOver()) this.end(endOf(code))
      return null
    }
  }

  /** A tab that slept has not heard of the others' new tokens yet, and sending its old one would end the session. */
  #renewedElsewhere(): string | null {
    const [mine, stored] = [this.#session, loadSession(this.#places)]
    if (!mine || stored?.user.id !== mine.user.id || stored.refresh_token === mine.refresh_token) return null
    this.#become(stored)
    return isExpired(stored.access_token, Date.now()) ? null : stored.access_token
  }

  #clear(): void {
    this.#hasAsked = false
    this.#places.lasting.removeItem(sessionKey)
    this.#places.tab.removeItem(sessionKey)
  }

  #keep(session: Session): void {
    this.#placeOf(session).setItem(sessionKey, JSON.stringify(session))
    this.#become(session)
  }

  #placeOf({ remember }: Session): Storage {
    return remember ? this.#places.lasting : this.#places.tab
  }

  #become(session: Session | null, end: SessionEnd | null = null): void {
    this.#session = session
    this.#end = end
    if (session) {
      this.#isJoining = false
      this.#hasAsked = false
    }
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** Why a session ended, in what another tab wrote in its place; null where it was signed out of. */
function readSessionEnd(text: string | null | undefined): SessionEnd | null {
  return sessionEnds.find((why) => text === JSON.stringify({ ended: why })) ?? null
}

function endOf(code: ErrorCode): SessionEnd {
  return sessionEnds.find((why) => why === code) ?? "REFRESH_FAILED"
}
