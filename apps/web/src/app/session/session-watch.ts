import { endOfToken } from "../../session/access-token.ts"
import type { noteAuthEvent } from "../../session/auth-log.ts"
import type { SessionStore } from "../../session/session-store.ts"

/** A §9: how often the session's end is looked at, and how near it counts as soon. In milliseconds. */
const lookEvery = 30_000
const soon = 300_000
/** Without input for this long, nobody is there (DECISIONS 34). */
const idleAfter = 55 * 60_000
const inputs = ["pointerdown", "keydown", "wheel"]

/**
 * Keeps the session of someone who is at work alive, and warns one who seems to have left (DECISIONS 34): at zero, a
 * session without remember-me ends, and one with it waits for the next input. `read` is the moment of the end, in
 * milliseconds since 1970, while there is a warning to show.
 */
export class SessionWatch {
  readonly #session: SessionStore
  readonly #note: typeof noteAuthEvent | undefined
  readonly #listeners = new Set<() => void>()
  #lastInput = 0
  #warnedOf: number | null = null
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

  readonly read = (): number | null => this.#warnedOf

  /** Begins to watch; answers a function that stops it. */
  start(page: EventTarget = window): () => void {
    this.#lastInput = Date.now()
    const timer = setInterval(this.#look, lookEvery)
    const stopListening = this.#session.subscribe(this.#followSession)
    for (const input of inputs) page.addEventListener(input, this.#noteInput, { passive: true })
    return () => {
      clearInterval(timer)
      clearTimeout(this.#atZero)
      stopListening()
      for (const input of inputs) page.removeEventListener(input, this.#noteInput)
    }
  }

  /** 'Extend Session': new tokens now. Throws when the server cannot be reached; the warning then stays. */
  async extend(): Promise<void> {
    await this.#session.refresh()
    this.#lastInput = Date.now()
    this.#warn(null)
    this.#note?.("session_extended")
  }

  /** Says no more of this end. Whoever goes on working has the session renewed all the same. */
  dismiss(): void {
    this.#dismissed = this.#session.read()?.access_token ?? null
    this.#warn(null)
  }

  readonly #look = (): void => {
    const current = this.#session.read()
    if (!current) return
    const end = endOfToken(current.access_token)
    const left = end - Date.now()
    if (left > soon) return
    if (Date.now() - this.#lastInput < idleAfter) {
      // A failed attempt is tried again at the next look; a refused one has ended the session already.
      this.#session.refresh().catch(() => undefined)
    } else if (left > 0) {
      if (this.#dismissed !== current.access_token) this.#warn(end)
      clearTimeout(this.#atZero)
      this.#atZero = setTimeout(this.#look, left)
    } else {
      this.#warn(null)
      if (!current.remember) this.#session.end("TOKEN_EXPIRED")
    }
  }

  readonly #noteInput = (): void => {
    // Under the warning, only its buttons count.
    if (this.#warnedOf !== null) return
    this.#lastInput = Date.now()
    const current = this.#session.read()
    if (current && endOfToken(current.access_token) <= Date.now()) this.#look()
  }

  /** Renewed or ended by another tab, or by a request. It never refreshes: with a wrong clock that would go on for ever. */
  readonly #followSession = (): void => {
    const current = this.#session.read()
    if (!current || endOfToken(current.access_token) !== this.#warnedOf) this.#warn(null)
  }

  #warn(end: number | null): void {
    if (this.#warnedOf === end) return
    this.#warnedOf = end
    if (end !== null) this.#note?.("session_warning_shown")
    for (const listener of this.#listeners) listener()
  }
}
