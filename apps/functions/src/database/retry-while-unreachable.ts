import { DatabaseStartError, isLockConflict, isStatementTimeout, isUnreachable } from "@hearthbook/db"

/** The pauses between tries, in milliseconds. Each is twice the one before. */
const pauses = { first: 500, longest: 10_000 }

type Waiting = {
  /** Called with the error of each failed try. */
  onFailure: (error: Error) => void
  /** Resolves after the given time. */
  wait: (milliseconds: number) => Promise<void>
  /** Once aborted, a failure is thrown instead of retried. */
  signal?: AbortSignal
}

/**
 * Runs work that needs the database, and retries it after growing pauses while the database is unreachable, busy or locked.
 * Throws errors that retrying cannot fix, such as a wrong password or a failed migration.
 */
export async function retryWhileUnreachable(
  work: () => Promise<void>,
  { onFailure, wait, signal }: Waiting,
): Promise<void> {
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Error) || !isTemporary(error) || signal?.aborted) throw error
      onFailure(error)
      await wait(pause)
    }
  }
}

function isTemporary(error: Error): boolean {
  const cause = error instanceof DatabaseStartError ? error.cause : error
  return isUnreachable(cause) || isLockConflict(cause) || isStatementTimeout(cause)
}
