import type { ErrorCode } from "@hearthbook/core/errors/errors"
import type { UserView } from "@hearthbook/api/access/auth"
import { isExpired } from "./access-token.ts"
import type { noteAuthEvent } from "./auth-log.ts"
import { loadSession, sessionKey, type Places, type Session, type Tokens } from "./stored-session.ts"
import { SessionVisit } from "./session-visit.ts"
import { readError } from "../lib/read-error.ts"
import type { TabMessage } from "./tab-message.ts"

const sessionEnds = ["TOKEN_EXPIRED", "TOKEN_INVALID", "REFRESH_FAILED"] as const satisfies ErrorCode[]

/** The reason for the end of a session, other than signing out. */
export type SessionEnd = (typeof sessionEnds)[number]

/** Callbacks for the store's events. */
type SessionEvents = {
  postToTabs?: (news: TabMessage) => void
  note?: typeof noteAuthEvent
  /** Called in the tab where a person signs out. Not called when a session expires. */
  signedOut?: (user_id: string) => void
  /** Called in the tab where a person signs in. */
  signedIn?: (user_id: string) => void
  /** Called when a visit has begun or is over. The page loads anew as the other person, so that nothing of the two is mixed. */
  changed?: () => void
}

/** Milliseconds that a new tab waits for another tab to share its session. */
const joinTimeout = 250

/**
 * The signed-in person and their tokens. React reads it through `subscribe` and `read`. Requests get their token from `freshToken`.
 * Simultaneous requests share one refresh, because a refresh token can be used only once.
 */
export class SessionStore {
  readonly #places: Places
  readonly #requestTokens: (refresh_token: string) => Promise<Tokens>
  readonly #events: SessionEvents
  readonly #visit: SessionVisit
  readonly #listeners = new Set<() => void>()
  #session: Session | null
  #end: SessionEnd | null = null
  #isJoining = false
  #hasAsked = false
  #refreshing: Promise<string | null> | null = null

  constructor(places: Places, requestTokens: (refresh_token: string) => Promise<Tokens>, events: SessionEvents = {}) {
    this.#places = places
    this.#requestTokens = requestTokens
    this.#events = events
    this.#visit = new SessionVisit(places)
    this.#session = loadSession(places)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): Session | null => this.#session

  /** Returns why this tab's session ended, until it has been shown or someone signs in. Null after signing out in any tab. */
  readonly readEnd = (): SessionEnd | null => this.#end

  forgetEnd(): void {
    this.#end = null
  }

  /** Returns true while another tab may still share its session. Redirects to the sign-in page wait for this. */
  readonly isJoining = (): boolean => this.#isJoining

  /** Asks the other tabs for a session without remember-me, which sessionStorage holds for each tab separately. */
  join(): void {
    if (this.#session || !this.#events.postToTabs) return
    this.#isJoining = true
    this.#hasAsked = true
    this.#events.postToTabs({ kind: "asked" })
    setTimeout(() => {
      if (!this.#isJoining) return
      this.#isJoining = false
      this.#notifyListeners()
    }, joinTimeout)
  }

  /** Signs a person in. Ends any other session of this browser. */
  signIn(session: Session): void {
    this.#clear()
    this.#keep(session)
    this.#events.signedIn?.(session.user.id)
    this.#events.note?.("signed_in", { role: session.user.role, remember: session.remember })
  }

  /** True while this tab shows a family that the person only looks at, and their own session waits. */
  readonly isVisiting = (): boolean => this.#visit.isOpen()

  /**
   * Opens another session in this tab alone, such as the sample family's. The person's own session waits until `leaveVisit`. Until the
   * page loads anew, this store stays with the session it has.
   */
  async visit(session: Session): Promise<void> {
    // With tokens that are fresh, no refresh of the own session comes between.
    await this.freshToken()
    if (!this.#session) return
    this.#visit.begin(this.#session, session)
    this.#events.changed?.()
  }

  /** Ends a visit. The person's own session is the tab's again, if it has not ended elsewhere. */
  leaveVisit(): void {
    if (!this.#visit.isOpen()) return
    this.#visit.end()
    this.#events.changed?.()
  }

  /** Updates the signed-in person from the server's data, such as a new name or a verified address. */
  updateUser(user: UserView): void {
    const before = this.#session
    if (!before || before.user.id !== user.id || JSON.stringify(before.user) === JSON.stringify(user)) return
    this.#keep({ ...before, user })
    this.#events.postToTabs?.({ kind: "user_changed", user })
  }

  /** Signs out. Ends every session of this browser, or only a visit. */
  signOut(): void {
    if (this.#visit.isOpen()) return this.leaveVisit()
    const user_id = this.#session?.user.id
    this.#clear()
    this.#become(null)
    if (!user_id) return
    this.#events.signedOut?.(user_id)
    this.#events.postToTabs?.({ kind: "signed_out", user_id })
    this.#events.note?.("signed_out")
  }

  /** Ends this session alone, not another one in the other storage. */
  end(why: SessionEnd): void {
    if (!this.#session) return
    if (this.#visit.isOpen()) return this.leaveVisit()
    const place = this.#placeOf(this.#session)
    // Writes the reason first, so that other tabs do not take the removal for signing out.
    place.setItem(sessionKey, JSON.stringify({ ended: why }))
    place.removeItem(sessionKey)
    this.#become(null, why)
    this.#events.note?.("session_ended", { why })
  }

  /** Takes over another tab's change in localStorage: new tokens, or the end of the session. */
  readonly onStorage = (event: Pick<StorageEvent, "key" | "storageArea"> & { newValue?: string | null }): void => {
    if (event.storageArea !== this.#places.lasting || (event.key !== sessionKey && event.key !== null)) return
    const [next, why] = [loadSession(this.#places), readSessionEnd(event.newValue)]
    // The removal after the reason does not overwrite it.
    if (next || this.#session) this.#become(next, next ? null : why)
  }

  /** Handles another tab's message. Sessions without remember-me are shared this way, because sessionStorage is separate. */
  readonly onTabMessage = (news: TabMessage): void => {
    const current = this.#session
    if (this.#visit.follow(news)) return
    if (news.kind === "shared") {
      // A background tab may answer after the time limit.
      if (this.#hasAsked && !current) this.#keep({ ...news.session, remember: false })
      return
    }
    if (!current) return
    if (news.kind === "asked") {
      if (!current.remember) this.#events.postToTabs?.({ kind: "shared", session: current })
    } else if (news.kind === "signed_out") {
      if (news.user_id !== current.user.id) return
      this.#placeOf(current).removeItem(sessionKey)
      this.#become(null)
    } else if (news.kind === "user_changed") {
      // A remembered session is updated through localStorage, which has the newest tokens.
      if (!current.remember && news.user.id === current.user.id) this.#keep({ ...current, user: news.user })
    } else if (news.replaced_token === current.refresh_token) this.#keep({ ...current, ...news.tokens })
  }

  /** Returns an access token, refreshed first if it is about to expire. Null if no one is signed in. */
  async freshToken(): Promise<string | null> {
    if (!this.#session) return null
    return isExpired(this.#session.access_token, Date.now()) ? this.refresh() : this.#session.access_token
  }

  /**
   * Refreshes the tokens. A refusal ends the session and returns null. A network or server error is thrown and keeps the session,
   * because a lost connection is no reason to ask for the password again.
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
    // The person may have signed out, or in as another person, during the request.
    const isOver = () => this.#session?.user.id !== before.user.id
    try {
      const tokens = await this.#requestTokens(before.refresh_token)
      if (!this.#session || isOver()) return null
      this.#keep({ ...this.#session, ...tokens })
      this.#events.postToTabs?.({ kind: "renewed", replaced_token: before.refresh_token, tokens })
      this.#events.note?.("session_refreshed")
      return tokens.access_token
    } catch (cause) {
      const { status, code } = readError(cause)
      if (status === undefined || status >= 500 || status === 429) throw cause
      if (!isOver()) this.end(endOf(code))
      return null
    }
  }

  /** A suspended tab may have missed another tab's refresh, and sending its old refresh token would end the session. */
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
    this.#visit.forget()
  }

  #keep(session: Session): void {
    if (!this.#visit.isLeaving) this.#placeOf(session).setItem(sessionKey, JSON.stringify(session))
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
    this.#notifyListeners()
  }

  #notifyListeners(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** Reads the reason that another tab wrote at the end of a session. Null after signing out. */
function readSessionEnd(text: string | null | undefined): SessionEnd | null {
  return sessionEnds.find((why) => text === JSON.stringify({ ended: why })) ?? null
}

function endOf(code: ErrorCode): SessionEnd {
  return sessionEnds.find((why) => why === code) ?? "REFRESH_FAILED"
}
