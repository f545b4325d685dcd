import { countOf } from "@hearthbook/core/names/count-of"

/**
 * The number of failures allowed for an email address within the window. The server counts too, and its count is
 * binding.
 */
const allowed = 5
const windowMilliseconds = 15 * 60_000
/** The user is warned once this few tries are left. */
const few = 2

const key = "hearthbook.login-attempts"

/** An email address's recent failures, and the end of the server's lock. */
type Attempts = { failures: number[]; blocked_until?: number }

/** Counts this browser's failed sign-ins by email address. They survive a reload and are removed once expired. */
export class LoginAttempts {
  readonly #storage: Storage
  readonly #clock: () => number

  constructor(storage: Storage, clock: () => number = Date.now) {
    this.#storage = storage
    this.#clock = clock
  }

  /** The number of tries left for this email address. */
  left(email: string): number {
    return Math.max(0, allowed - this.#of(email).failures.length)
  }

  /** When this email address may be tried again, in milliseconds since 1970; null if it may be tried now. */
  lockedUntil(email: string): number | null {
    const { failures, blocked_until = 0 } = this.#of(email)
    const first = failures.at(-allowed)
    const until = Math.max(blocked_until, first === undefined ? 0 : first + windowMilliseconds)
    return until > this.#clock() ? until : null
  }

  /** A warning if few tries are left, else null. */
  warning(email: string): string | null {
    const left = this.left(email)
    return left > 0 && left <= few ? `⚠️ Warning: ${left} attempt(s) remaining` : null
  }

  /** Records a wrong password. */
  noteFailure(email: string): void {
    const before = this.#of(email)
    this.#put(email, { ...before, failures: [...before.failures, this.#clock()] })
  }

  /** Records that the server refuses tries for this many seconds. */
  noteBlock(email: string, seconds: number): void {
    this.#put(email, { ...this.#of(email), blocked_until: this.#clock() + seconds * 1000 })
  }

  /** Clears the failures after a successful sign-in. */
  forget(email: string): void {
    this.#put(email, { failures: [] })
  }

  #of(email: string): Attempts {
    return this.#read()[nameOf(email)] ?? { failures: [] }
  }

  #put(email: string, attempts: Attempts): void {
    try {
      this.#storage.setItem(
        key,
        JSON.stringify(onlyLive({ ...this.#read(), [nameOf(email)]: attempts }, this.#clock())),
      )
    } catch {
      // Without storage, only the server counts.
    }
  }

  #read(): Record<string, Attempts> {
    try {
      const stored: unknown = JSON.parse(this.#storage.getItem(key) ?? "{}")
      return typeof stored === "object" && stored !== null
        ? onlyLive(stored as Record<string, Attempts>, this.#clock())
        : {}
    } catch {
      return {}
    }
  }
}

/** The message of a lock that ends in this many milliseconds. */
export function lockMessage(left: number): string {
  return `Too many login attempts. Please try again in ${countOf(Math.ceil(left / 60_000), "minute")}.`
}

function onlyLive(stored: Record<string, Attempts>, now: number): Record<string, Attempts> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([email, { failures, blocked_until = 0 }]) => {
      const recent = failures.filter((time) => time > now - windowMilliseconds)
      return recent.length > 0 || blocked_until > now ? [[email, { failures: recent, blocked_until }]] : []
    }),
  )
}

function nameOf(email: string): string {
  return email.trim().toLowerCase()
}
