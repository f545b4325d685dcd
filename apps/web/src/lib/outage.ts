/** Milliseconds between two looks whether the server is back; the last one goes on. */
const pauses = [1000, 2000, 4000, 8000, 15_000]
/** Milliseconds in which it has to answer; of a database that is gone it says so within a second. */
const patience = 5000
/**
 * Milliseconds after which it is asked how it is, because a request has no answer yet: a database that is silent, rather than gone,
 * would be told of only after the server's own 20 seconds.
 */
const slowness = 4000

/** Whether the server can do its work now; never throws. */
export type AskReady = () => Promise<boolean>

/**
 * Knows whether the server, or the database behind it, is out of reach. Whoever gets no answer calls `check`; while nothing can
 * be reached it goes on looking, and `read` is true until the server is back.
 */
export class Outage {
  readonly #askReady: AskReady
  readonly #listeners = new Set<() => void>()
  #isDown = false
  #checking: Promise<boolean> | null = null
  #wake: () => void = () => undefined

  constructor(askReady: AskReady = isReady) {
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
  readonly check = (): Promise<boolean> => {
    this.#checking ??= this.#waitUntilReady().finally(() => {
      this.#checking = null
    })
    return this.#checking
  }

  /**
   * For whoever begins to wait for an answer: where it takes long, the server is asked how it is, and `onBack` is called where it
   * was out of reach and is back. Gives what ends the watch, once the answer is here.
   */
  readonly watch = (onBack?: () => void): (() => void) => {
    let isOver = false
    const timer = setTimeout(() => {
      void this.check().then((wasDown) => {
        if (wasDown && !isOver) onBack?.()
      })
    }, slowness)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }

  /** Looks now: the line is back, or somebody looks at the page again. */
  readonly lookNow = (): void => this.#wake()

  async #waitUntilReady(): Promise<boolean> {
    if (await this.#askReady()) return false
    this.#become(true)
    for (let look = 0; ; look += 1) {
      await this.#pause(pauses[Math.min(look, pauses.length - 1)] ?? 0)
      if (await this.#askReady()) break
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

async function isReady(): Promise<boolean> {
  try {
    const answer = await fetch("/api/health/ready", { cache: "no-store", signal: AbortSignal.timeout(patience) })
    return answer.ok
  } catch {
    return false
  }
}
