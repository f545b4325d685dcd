type Options = {
  /** How long an answer is good. */
  milliseconds: number
  clock: () => Date
  /** Whether a failure is an answer too; after any other, the next caller asks anew. */
  isAnswer: (error: unknown) => boolean
}

/**
 * Runs `work` and gives its promise to everybody who asks while the answer is good: what it costs, it costs that seldom. `last` is
 * the newest result, for callers that cannot wait for the one under way.
 */
export function createReuse<T>(
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
