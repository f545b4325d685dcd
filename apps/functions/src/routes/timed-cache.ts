type Options = {
  /** The time for which a result is cached. */
  milliseconds: number
  clock: () => Date
  /** Returns true for a failure that is cached like a result. After any other failure the next caller runs `work` again. */
  isCached: (error: unknown) => boolean
}

/**
 * Returns a cache that runs `work` at most once in the given time. `get` returns the promise of the latest run, which all callers
 * share. `last` returns the latest result, for callers that cannot wait for the run in progress.
 */
export function createTimedCache<T>(
  work: () => Promise<T>,
  { milliseconds, clock, isCached }: Options,
): { get: () => Promise<T>; last: () => T | undefined } {
  let last: T | undefined
  let latest: { started: number; result: Promise<T> } | undefined
  const get = () => {
    const now = clock().getTime()
    if (latest && Math.abs(now - latest.started) < milliseconds) return latest.result
    const run = { started: now, result: work() }
    latest = run
    run.result.then(
      (result) => (last = result),
      (error: unknown) => {
        if (isCached(error)) last = undefined
        else if (latest === run) latest = undefined
      },
    )
    return run.result
  }
  return { get, last: () => last }
}
