/** Milliseconds between two looks whether the server is back; the last one goes on. */
const pauses = [1000, 2000, 4000, 8000, 15_000]
/** Milliseconds in which it has to answer; of a database that is gone it says so within a second. */
const patience = 5000
/**
 * Milliseconds after which it is asked how it is, because a request has no answer yet: a database that is silent, rather than gone,
 * would be told of only after the server's own 20 seconds.
 */
const slowness = 4000

/** Whether the server can do its work now. Unsure is who gets no answer in time: the line, or the server, may only be slow. */
export type Readiness = "ready" | "unready" | "unsure"
/** Never throws. */
export type AskReady = () => Promise<Readiness>

/**
 * Knows whether the server, or the database behind it, is out of reach. Whoever gets no answer calls `check`; while nothing can
 * be reached it goes on looking, and `read` is true until the server is back.
 */
export class Outage {
  readonly #askReady: AskReady
  readonly #listeners = new Set<() => void>()
  #isDown = false
  #asking: Promise<Readiness> | null = null
  #checking: Promise<boolean> | null = null
  #wake: () => void = () => undefined

  constructor(askReady: AskReady = askServer) {
    this.#askReady = askReady
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): boolean => this.#isDown

  /**
   * Resolves when the server can be reached: with true where it could not until then, so that the same may be asked again,
   * and with false where it can be and the failure was another.
   */
  readonly check = (): Promise<boolean> => this.#checking ?? this.#checkFrom(this.#ask())

  /**
   * For whoever begins to wait for an answer: where it takes long, the server is asked how it is, and `onBack` is called where it
   * was out of reach and is back. As long as nothing has failed, it is out of reach only if it says so. Gives what ends the watch,
   * once the answer is here.
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

  /** Looks now: the line is back, or somebody looks at the page again. */
  readonly lookNow = (): void => this.#wake()

  /** Those who ask at one time ask once. */
  #ask(): Promise<Readiness> {
    this.#asking ??= this.#askReady().finally(() => {
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

async function askServer(): Promise<Readiness> {
  try {
    const answer = await fetch("/api/health/ready", { cache: "no-store", signal: AbortSignal.timeout(patience) })
    if (answer.ok) return "ready"
    const body = await answer.text()
    // The embedded database is in the server's own process: it cannot be out of reach, only at something else.
    return body.includes('"unreachable"') && body.includes('"pglite"') ? "ready" : "unready"
  } catch (cause) {
    return cause instanceof DOMException && cause.name === "TimeoutError" ? "unsure" : "unready"
  }
}
