import { countUse } from "../../../rate-limit/rate-limit.ts"
import type { Scope } from "../../../request/scope.ts"

/** The hourly limit of uploads for one login: more than a day's work needs. */
const hourly = { limit: 100, windowSeconds: 3600 }

const megabyte = 1024 * 1024

/** The daily limit in megabytes for one family: forty files of the largest size, and too few to fill a disk. */
const daily = { limit: 1024, windowSeconds: 24 * 3600, reason: "Your family has uploaded 1 GB today." }

/**
 * Counts an upload of so many bytes, also if it is refused later. RATE_LIMITED after a hundred uploads of one login per hour, and
 * after 1 GB of one family per day. Call it in its own transaction.
 */
export async function countUpload({ db, actor, family_id, now }: Scope, size: number): Promise<void> {
  await countUse(db, { key: `upload:${actor.user_id}`, ...hourly, now })
  const amount = Math.ceil(size / megabyte)
  await countUse(db, { key: `upload MB:${family_id}`, ...daily, amount, now })
}
