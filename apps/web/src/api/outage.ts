/** Milliseconds between readiness checks during an outage. The last one repeats. */
const pauses = [1000, 2000, 4000, 8000, 15_000]
/** The time limit of a check in milliseconds. A server without its database answers within a second. */
const checkTimeout = 5000
/**
 * Milliseconds after which a request without a response triggers a check. The server itself reports a silent database only after
 * 20 seconds.
 */
const slowness = 4000

/** The result of a readiness check. 'unsure' means that it timed out, so the connection or the server may only be slow. */
export type Readiness = "ready" | "unready" | "unsure"
/** Checks if the server is ready. Never throws. */
export type CheckReady = () => Promise<Readiness>

/**
 * Detects that the server or its database is out of reach. A request without a response calls `check`. During an outage the server
 * is polled, and `read` returns true until it is back.
 */
export class Outage {
  readonly #checkReady: CheckReady
  readonly #listeners = new Set<() => void>()
  #isDown = false
  #asking: Promise<Readiness> | null = null
  #checking: Promise<boolean> | null = null
  #wake: () => void = () => undefined

  constructor(checkReady: CheckReady = checkServer) {
    this.#checkReady = checkReady
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): boolean => this.#isDown

  /**
   * Resolves when the server is reachable: with true after an outage, so that the request can be sent again, and with false if the
   * failure had another cause.
   */
  readonly check = (): Promise<boolean> => this.#checking ?? this.#checkFrom(this.#ask())

  /**
   * Watches a request. If it is slow, checks the server, and calls `onBack` after an outage. A slow request alone is an outage only if
   * the server reports one. Returns a function that ends the watch.
   */
  readonly watch = (onBack?: () => void): (() => void) => {
    let isOver = false
    const look = async () => {
      const wasDown = await (this.#checking ?? this.#checkIfUnready())
      if (wasDown && !isOver) onBack?.()
    }
    const timer = setTimeout(() => void look(), slowness)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }

  /** Checks at once, when the network is back or the page becomes visible. */
  readonly checkNow = (): void => this.#wake()

  /** Simultaneous checks share one request. */
  #ask(): Promise<Readiness> {
    this.#asking ??= this.#checkReady().finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  async #checkIfUnready(): Promise<boolean> {
    const asked = this.#ask()
    return (await asked) === "unready" && this.#checkFrom(asked)
  }

  #checkFrom(first: Promise<Readiness>): Promise<boolean> {
    this.#checking ??= this.#waitUntilReady(first).finally(() => {
      this.#checking = null
    })
    return this.#checking
  }

  async #waitUntilReady(first: Promise<Readiness>): Promise<boolean> {
    if ((await first) === "ready") return false
    this.#become(true)
    for (let look = 0; ; look += 1) {
      await this.#pause(pauses[Math.min(look, pauses.length - 1)] ?? 0)
      if ((await this.#ask()) === "ready") break
    }
    this.#become(false)
    return true
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #become(isDown: boolean): void {
    this.#isDown = isDown
    for (const listener of this.#listeners) listener()
  }
}

async function checkServer(): Promise<Readiness> {
  try {
    const answer = await fetch("/api/health/ready", { cache: "no-store", signal: AbortSignal.timeout(checkTimeout) })
    if (answer.ok) return "ready"
    const body = await answer.text()
    // The embedded database runs in the server's process. It cannot be out of reach, only busy.
    return body.includes('"unreachable"') && body.includes('"pglite"') ? "ready" : "unready"
  } catch (cause) {
    return cause instanceof DOMException && cause.name === "TimeoutError" ? "unsure" : "unready"
  }
}
