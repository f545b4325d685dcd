import type { Db } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"

type Allowance = {
  /** The thing that is counted, with its owner: 'demo:192.0.2.1'. */
  key: string
  /** The number of uses in one window. */
  limit: number
  windowSeconds: number
  now: Date
  /** The number of uses to count; one by default. */
  amount?: number
  /** The first sentence of the error message. */
  reason?: string
}

/**
 * Counts one use within a window that starts with the first use, across servers. RATE_LIMITED, with the seconds to wait, once
 * there were `limit` uses. Call it in its own transaction: a use counts even if the rest of the request fails.
 */
export async function countUse(db: Db, allowance: Allowance): Promise<void> {
  const { reason = "Too many requests." } = allowance
  const retry_after = await tryUse(db, allowance)
  if (retry_after === null) return
  const minutes = Math.ceil(retry_after / 60)
  const hours = Math.ceil(minutes / 60)
  const wait = minutes === 1 ? "a minute" : hours > 2 ? `${hours} hours` : `${minutes} minutes`
  throw new AppError("RATE_LIMITED", `${reason} Try again in ${wait}.`, { retry_after })
}

/**
 * Counts a use as `countUse` does, but returns the seconds to wait instead of throwing; null if the use is allowed. A window
 * that starts far in the future was opened by a clock that has since been set back, and is ignored. Clocks of other servers may
 * be slightly ahead.
 */
export async function tryUse(
  db: Db,
  { key, limit, windowSeconds, now, amount = 1 }: Allowance,
): Promise<number | null> {
  const begun = new Date(now.getTime() - windowSeconds * 1000)
  const ahead = new Date(now.getTime() + windowSeconds * 1000)
  const [use] = await db.$queryRaw<{ count: number; window_start: Date }[]>`
    INSERT INTO rate_limit (key, count, window_start, created_at, updated_at) VALUES (${key}, ${amount}::int, ${now}, ${now}, ${now})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN rate_limit.window_start > ${begun} AND rate_limit.window_start < ${ahead}
        THEN rate_limit.count + ${amount}::int ELSE ${amount}::int END,
      window_start = CASE WHEN rate_limit.window_start > ${begun} AND rate_limit.window_start < ${ahead}
        THEN rate_limit.window_start ELSE ${now} END,
      updated_at = ${now}
    RETURNING count, window_start`
  if (!use || use.count <= limit) return null
  return Math.max(1, Math.ceil((use.window_start.getTime() - begun.getTime()) / 1000))
}

/** Deletes the count of a key, so that a new window starts. */
export async function resetUses(db: Db, key: string): Promise<void> {
  await db.rate_limit.deleteMany({ where: { key } })
}
