import type { Db } from "@hearthbook/db"
import { AppError } from "../../errors.ts"
import type { Origin } from "../../request.ts"
import { limitAddress } from "../../rules/limit-address.ts"
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
  const { email, now } = attempt
  const client_address = limitAddress(attempt.client_address)
  // Tries of one e-mail pass here one by one, and so do those of one address; always in this order.
  await db.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(whose, 0))
    FROM unnest(${[`login:${email}`, `login from:${client_address}`]}::text[]) WITH ORDINALITY AS l(whose, place)
    ORDER BY place`
  const lockedUntil = await lockOf(db, { ...attempt, client_address })
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

/**
 * When the oldest of the last failures of the e-mail, or else of the address, leaves the window; null while there are fewer. What
 * is far ahead was tried by a clock that has been set back since, and locks nobody out until then.
 */
async function lockOf(db: Db, { email, client_address, now }: Attempt): Promise<Date | null> {
  const since = new Date(now.getTime() - windowMilliseconds)
  const ahead = new Date(now.getTime() + windowMilliseconds)
  const [oldest] = await db.$queryRaw<{ at: Date | null }[]>`
    SELECT coalesce(
      (SELECT created_at FROM login_attempt WHERE email = ${email} AND created_at > ${since} AND created_at < ${ahead}
        ORDER BY created_at DESC OFFSET ${allowed.email - 1} LIMIT 1),
      (SELECT created_at FROM login_attempt WHERE client_address = ${client_address} AND created_at > ${since} AND created_at < ${ahead}
        ORDER BY created_at DESC OFFSET ${allowed.address - 1} LIMIT 1)
    ) AS at`
  return oldest?.at ? new Date(oldest.at.getTime() + windowMilliseconds) : null
}
