import { endOfToken } from "../../session/access-token.ts"
import type { noteAuthEvent } from "../../session/auth-log.ts"
import type { SessionStore } from "../../session/session-store.ts"

/** Milliseconds between two checks of the session's end. */
const checkInterval = 30_000
/** Milliseconds before its end in which a session is refreshed or warned about. */
const soon = 300_000
/** Milliseconds without input after which a person counts as inactive. */
const idleAfter = 55 * 60_000
const inputs = ["pointerdown", "keydown", "wheel"]

/**
 * Refreshes the session of an active person, and warns an inactive one. At the end, a session without remember-me is closed, and one
 * with it waits for the next input. While there is a warning to show, `read` returns the end in milliseconds since 1970.
 */
export class SessionWatch {
  readonly #session: SessionStore
  readonly #note: typeof noteAuthEvent | undefined
  readonly #listeners = new Set<() => void>()
  #lastInput = 0
  #warnedEnd: number | null = null
  #dismissed: string | null = null
  #atZero: ReturnType<typeof setTimeout> | undefined

  constructor(session: SessionStore, note?: typeof noteAuthEvent) {
    this.#session = session
    this.#note = note
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): number | null => this.#warnedEnd

  /** Starts watching. Returns a function that stops it. */
  start(page: EventTarget = window): () => void {
    this.#lastInput = Date.now()
    const timer = setInterval(this.#check, checkInterval)
    const stopListening = this.#session.subscribe(this.#followSession)
    for (const input of inputs) page.addEventListener(input, this.#noteInput, { passive: true })
    return () => {
      clearInterval(timer)
      clearTimeout(this.#atZero)
      stopListening()
      for (const input of inputs) page.removeEventListener(input, this.#noteInput)
    }
  }

  /** Refreshes the session now. Throws if the server cannot be reached, and the warning stays. */
  async extend(): Promise<void> {
    await this.#session.refresh()
    this.#lastInput = Date.now()
    this.#warn(null)
    this.#note?.("session_extended")
  }

  /** Hides the warning for this end. With further input the session is still refreshed. */
  dismiss(): void {
    this.#dismissed = this.#session.read()?.access_token ?? null
    this.#warn(null)
  }

  readonly #check = (): void => {
    const current = this.#session.read()
    if (!current) return
    const end = endOfToken(current.access_token)
    const left = end - Date.now()
    if (left > soon) return
    if (Date.now() - this.#lastInput < idleAfter) {
      // A failed refresh is retried at the next check. A refused one has already ended the session.
      this.#session.refresh().catch(() => undefined)
    } else if (left > 0) {
      if (this.#dismissed !== current.access_token) this.#warn(end)
      clearTimeout(this.#atZero)
      this.#atZero = setTimeout(this.#check, left)
    } else {
      this.#warn(null)
      if (!current.remember) this.#session.end("TOKEN_EXPIRED")
    }
  }

  readonly #noteInput = (): void => {
    // While the warning is shown, only its buttons count.
    if (this.#warnedEnd !== null) return
    this.#lastInput = Date.now()
    const current = this.#session.read()
    if (current && endOfToken(current.access_token) <= Date.now()) this.#check()
  }

  /** Handles a session refreshed or ended elsewhere. Never refreshes, which would loop forever with a wrong clock. */
  readonly #followSession = (): void => {
    const current = this.#session.read()
    if (!current || endOfToken(current.access_token) !== this.#warnedEnd) this.#warn(null)
  }

  #warn(end: number | null): void {
    if (this.#warnedEnd === end) return
    this.#warnedEnd = end
    if (end !== null) this.#note?.("session_warning_shown")
    for (const listener of this.#listeners) listener()
  }
}
