type Options = {
  /** The time for which an answer is reused. */
  milliseconds: number
  clock: () => Date
  /** True for a failure that is reused like a result. After any other failure the next caller runs `work` again. */
  isAnswer: (error: unknown) => boolean
}

/**
 * Runs `work` at most once in that time and shares its promise with every caller. `last` returns the newest result, for callers
 * that cannot wait for the run in progress.
 */
export function createTimedCache<T>(
  work: () => Promise<T>,
  { milliseconds, clock, isAnswer }: Options,
): { ask: () => Promise<T>; last: () => T | undefined } {
  let last: T | undefined
  let latest: { begun: number; answer: Promise<T> } | undefined
  const ask = () => {
    const now = clock().getTime()
    if (latest && Math.abs(now - latest.begun) < milliseconds) return latest.answer
    const own = { begun: now, answer: work() }
    latest = own
    own.answer.then(
      (result) => (last = result),
      (error: unknown) => {
        if (isAnswer(error)) last = undefined
        else if (latest === own) latest = undefined
      },
    )
    return own.answer
  }
  return { ask, last: () => last }
}
