import type { Db } from "@hearthbook/db"
import { AppError } from "../../errors.ts"
import type { Origin } from "../../request.ts"
import { recordEvent } from "./auth-event.ts"

/** Failures that are borne within a quarter of an hour (DECISIONS 34a): of one e-mail, and of one address. */
const allowed = { email: 5, address: 100 }
const windowMilliseconds = 15 * 60_000

type Attempt = Origin & { email: string; now: Date }

/**
 * Counts a try as a failure before the password is looked at, so that fifty tries at once are fifty. Answers null when it
 * may go on, else when the next one may. It counts the same whether the e-mail has an account.
 */
export async function noteAttempt(db: Db, attempt: Attempt): Promise<Date | null> {
  const { email, client_address, now } = attempt
  // Tries of one e-mail pass here one by one, and so do those of one address; always in this order.
  for (const whose of [`login:${email}`, `login from:${client_address}`]) {
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${whose}, 0))`
  }
  const lockedUntil =
    (await lockOf(db, { email }, allowed.email, now)) ?? (await lockOf(db, { client_address }, allowed.address, now))
  if (lockedUntil) await recordEvent(db, attempt, { type: "sign_in_blocked" })
  else await db.login_attempt.create({ data: { email, client_address, created_at: now }, select: { id: true } })
  return lockedUntil
}

/** The right password was given: what was tried before is forgiven. */
export async function forgiveAttempts(db: Db, email: string): Promise<void> {
  await db.login_attempt.deleteMany({ where: { email } })
}

/** 429 in the words of A §5, with Retry-After. */
export function lockedOut(until: Date, now: Date): AppError {
  const retry_after = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  const message = `Too many login attempts. Please try again in ${Math.ceil(retry_after / 60)} minutes.`
  return new AppError("RATE_LIMITED", message, { retry_after })
}

/** When the oldest of the last `limit` failures leaves the window; null while there are fewer. */
async function lockOf(
  db: Db,
  whose: { email: string } | { client_address: string },
  limit: number,
  now: Date,
): Promise<Date | null> {
  const since = new Date(now.getTime() - windowMilliseconds)
  const [oldest] = await db.login_attempt.findMany({
    where: { ...whose, created_at: { gt: since } },
    orderBy: { created_at: "desc" },
    skip: limit - 1,
    take: 1,
    select: { created_at: true },
  })
  return oldest ? new Date(oldest.created_at.getTime() + windowMilliseconds) : null
}
