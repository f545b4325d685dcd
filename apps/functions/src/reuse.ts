/**
 * Runs `work` and returns the same promise to everybody who asks within `milliseconds` of its start, a failure too: what it
 * costs, it costs at most that often.
 */
export function createReuse<T>(work: () => Promise<T>, milliseconds: number, clock: () => Date): () => Promise<T> {
  let begun = Number.NEGATIVE_INFINITY
  let current: Promise<T> | undefined
  return () => {
    const now = clock().getTime()
    if (current && Math.abs(now - begun) < milliseconds) return current
    begun = now
    current = work()
    return current
  }
}
