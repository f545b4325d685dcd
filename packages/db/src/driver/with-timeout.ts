/** Resolves with the result of the work, or with undefined after `milliseconds`. The work itself is not cancelled. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
