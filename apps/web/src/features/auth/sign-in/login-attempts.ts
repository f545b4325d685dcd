/** A §5: so many failures of one e-mail within so many milliseconds. The server counts too, and its count is the one that holds. */
const allowed = 5
const windowMilliseconds = 15 * 60_000
/** From here on the person is warned (A §4). */
const few = 2

const key = "hearthbook.login-attempts"

/** Of one e-mail: when it failed lately, and until when the server said that it takes no more. */
type Attempts = { failures: number[]; blocked_until?: number }

/** The failed log-ins of this browser, by e-mail. They outlive a reload, and go when they count no more. */
export class LoginAttempts {
  readonly #storage: Storage
  readonly #clock: () => number

  constructor(storage: Storage, clock: () => number = Date.now) {
    this.#storage = storage
    this.#clock = clock
  }

  /** How many more times this e-mail may be tried now. */
  left(email: string): number {
    return Math.max(0, allowed - this.#of(email).failures.length)
  }

  /** When this e-mail may be tried again, in milliseconds since 1970; null when it may be now. */
  lockedUntil(email: string): number | null {
    const { failures, blocked_until = 0 } = this.#of(email)
    const first = failures.at(-allowed)
    const until = Math.max(blocked_until, first === undefined ? 0 : first + windowMilliseconds)
    return until > this.#clock() ? until : null
  }

  /** A §4's words when few attempts are left, else null. */
  warning(email: string): string | null {
    const left = this.left(email)
    return left > 0 && left <= few ? `⚠️ Warning: ${left} attempt(s) remaining` : null
  }

  /** A wrong password was tried. */
  noteFailure(email: string): void {
    const before = this.#of(email)
    this.#put(email, { ...before, failures: [...before.failures, this.#clock()] })
  }

  /** The server takes no more tries for so many seconds. */
  noteBlock(email: string, seconds: number): void {
    this.#put(email, { ...this.#of(email), blocked_until: this.#clock() + seconds * 1000 })
  }

  /** The right password was tried. */
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
      // Without storage the server's own count has to do.
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

/** A §5's words, of a lock that ends so many milliseconds from now. */
export function lockMessage(left: number): string {
  return `Too many login attempts. Please try again in ${Math.ceil(left / 60_000)} minutes.`
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
