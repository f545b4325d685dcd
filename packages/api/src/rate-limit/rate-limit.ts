import type { Db } from "@hearthbook/db"
import { AppError } from "../errors/errors.ts"

type Allowance = {
  /** What is counted, and for whom: 'demo:192.0.2.1'. */
  key: string
  /** Uses in one window. */
  limit: number
  windowSeconds: number
  now: Date
  /** The first sentence of the refusal. */
  reason?: string
}

/**
 * Counts one use of something within a window that begins with the first, across servers. RATE_LIMITED with the seconds to
 * wait once there were `limit`. Call it in a unit of its own: a use counts even where what follows fails.
 */
export async function countUse(db: Db, allowance: Allowance): Promise<void> {
  const { reason = "Too many requests." } = allowance
  const retry_after = await tryUse(db, allowance)
  if (retry_after === null) return
  const minutes = Math.ceil(retry_after / 60)
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`
  throw new AppError("RATE_LIMITED", `${reason} Try again in ${wait}.`, { retry_after })
}

/**
 * Counts a use as `countUse` does, and answers instead of throwing: null where it is allowed, else the seconds to wait. A window
 * that is yet to begin was opened by a clock that has been set back since, and counts for none; another server's may be a little
 * ahead of ours.
 */
export async function tryUse(db: Db, { key, limit, windowSeconds, now }: Allowance): Promise<number | null> {
  const begun = new Date(now.getTime() - windowSeconds * 1000)
  const ahead = new Date(now.getTime() + windowSeconds * 1000)
  const [use] = await db.$queryRaw<{ count: number; window_start: Date }[]>`
    INSERT INTO rate_limit (key, count, window_start, created_at, updated_at) VALUES (${key}, 1, ${now}, ${now}, ${now})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN rate_limit.window_start > ${begun} AND rate_limit.window_start < ${ahead}
        THEN rate_limit.count + 1 ELSE 1 END,
      window_start = CASE WHEN rate_limit.window_start > ${begun} AND rate_limit.window_start < ${ahead}
        THEN rate_limit.window_start ELSE ${now} END,
      updated_at = ${now}
    RETURNING count, window_start`
  if (!use || use.count <= limit) return null
  return Math.max(1, Math.ceil((use.window_start.getTime() - begun.getTime()) / 1000))
}

/** Forgets the uses of a key: its window begins anew. */
export async function resetUses(db: Db, key: string): Promise<void> {
  await db.rate_limit.deleteMany({ where: { key } })
}
