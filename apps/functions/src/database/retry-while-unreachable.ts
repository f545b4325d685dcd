import { DatabaseStartError, isLockConflict, isStatementTimeout, isUnreachable } from "@hearthbook/db"

/** Milliseconds until the next try: the first time, and at most. */
const pauses = { first: 500, longest: 10_000 }

type Waiting = {
  /** Told of each try that failed. */
  onFailure: (error: Error) => void
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  /** Once it is given, what fails is not tried again. */
  signal?: AbortSignal
}

/**
 * Does what needs the database, and again after a pause, a longer one each time, for as long as the database cannot be reached, or
 * somebody else holds what is needed. Throws what waiting does not mend: another's password, a migration that does not fit.
 */
export async function retryWhileUnreachable(
  work: () => Promise<void>,
  { onFailure, wait, signal }: Waiting,
): Promise<void> {
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Error) || !isMendedByTime(error) || signal?.aborted) throw error
      onFailure(error)
      await wait(pause)
    }
  }
}

function isMendedByTime(error: Error): boolean {
  const cause = error instanceof DatabaseStartError ? error.cause : error
  return isUnreachable(cause) || isLockConflict(cause) || isStatementTimeout(cause)
}
