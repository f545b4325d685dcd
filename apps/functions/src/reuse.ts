type Options = {
  /** How long an answer is good. */
  milliseconds: number
  clock: () => Date
  /** Whether a failure is an answer too; after any other, the next caller asks anew. */
  isAnswer: (error: unknown) => boolean
}

/** Runs `work` and gives its promise to everybody who asks while the answer is good: what it costs, it costs that seldom. */
export function createReuse<T>(work: () => Promise<T>, { milliseconds, clock, isAnswer }: Options): () => Promise<T> {
  let latest: { begun: number; answer: Promise<T> } | undefined
  return () => {
    const now = clock().getTime()
    if (latest && Math.abs(now - latest.begun) < milliseconds) return latest.answer
    const own = { begun: now, answer: work() }
    latest = own
    own.answer.catch((error: unknown) => {
      if (latest === own && !isAnswer(error)) latest = undefined
    })
    return own.answer
  }
}
