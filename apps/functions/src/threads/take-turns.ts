import { AppError } from "@hearthbook/core/errors/errors"

type Limits = {
  /** The number of pieces of work that run at once. */
  at_once: number
  /** The number of pieces of one owner's work that may wait. */
  waiting: number
  /** The message for an owner with too much waiting work, and the seconds until the next try. */
  refusal: { message: string; retry_after: number }
}
type Start = () => void

/**
 * Returns a function that does work in turns: a few at once, and of those that wait, one of each owner after the other, so that nobody
 * waits for all that somebody else has asked for. RATE_LIMITED if too much of the owner is waiting.
 */
export function takeTurns({ at_once, waiting, refusal: { message, retry_after } }: Limits) {
  // In the order of their turns. An owner without anything that waits is not in it.
  const owners = new Map<string, Start[]>()
  let running = 0
  const startNext = () => {
    const [next] = owners
    if (!next || running === at_once) return
    const [owner, [start, ...rest]] = next
    owners.delete(owner)
    if (rest.length > 0) owners.set(owner, rest)
    running += 1
    start?.()
  }
  return async <Result>(owner: string, work: () => Promise<Result>): Promise<Result> => {
    const before = owners.get(owner) ?? []
    if (before.length >= waiting) throw new AppError("RATE_LIMITED", message, { retry_after })
    await new Promise<void>((start) => {
      owners.set(owner, [...before, start])
      startNext()
    })
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }
}
