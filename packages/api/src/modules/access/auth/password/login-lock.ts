import { countOf } from "@hearthbook/core/names/count-of"
import type { Db } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"
import type { Origin, RequestFacts } from "../../../../request/request.ts"
import { rateLimitAddress } from "../../../../rate-limit/rate-limit-address.ts"
import { recordEvent } from "../auth-event.ts"
import { hashOfKnownBrowser } from "../session/known-browser.ts"

/** Failures allowed in 15 minutes: per email, and per network address. */
const allowed = { email: 5, address: 100 }
const windowMilliseconds = 15 * 60_000

type Attempt = Origin & Pick<RequestFacts, "browser"> & { email: string; now: Date }

/** The counter of an attempt. A known browser has its own counter for each email. All others share one. */
type Count = { email: string; device_hash: string | null }

/** `lockedUntil` is the time of the next allowed attempt; null if this one is allowed. */
export type RecordedAttempt = { count: Count; lockedUntil: Date | null }

/**
 * Counts an attempt as a failure before the password is verified, so that simultaneous attempts all count. It does the same
 * work whether or not the email has an account.
 *
 * A browser in which this person has signed in before has its own counter, so that a stranger's guesses do not lock the owner
 * out. All other browsers share the counters of the email and of their network address, including those with a forged cookie or
 * another person's.
 */
export async function recordAttempt(db: Db, attempt: Attempt): Promise<RecordedAttempt> {
  const { email, now } = attempt
  const client_address = rateLimitAddress(attempt.client_address)
  const device_hash = await hashOfKnownBrowser(db, email, attempt.browser)
  const count = { email, device_hash }
  const locks = device_hash ? [`login:${email}:${device_hash}`] : [`login:${email}`, `login from:${client_address}`]
  // Attempts of one counter are processed one at a time, and so are those of one address, always in this order.
  await db.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(whose, 0))
    FROM unnest(${locks}::text[]) WITH ORDINALITY AS l(whose, place)
    ORDER BY place`
  const lockedUntil = device_hash
    ? await lockOfKnownBrowser(db, count, now)
    : await lockOfUnknownBrowsers(db, { ...attempt, client_address })
  if (lockedUntil) await recordEvent(db, attempt, { type: "sign_in_blocked" })
  else await db.login_attempt.create({ data: { ...count, client_address, created_at: now }, select: { id: true } })
  return { count, lockedUntil }
}

/** Deletes the failures of a counter after the right password. Failures of other browsers still count. */
export async function clearAttempts(db: Db, count: Count): Promise<void> {
  await db.login_attempt.deleteMany({ where: count })
}

/** Deletes all failures of an email after its password was changed. */
export async function clearAllAttempts(db: Db, email: string): Promise<void> {
  await db.login_attempt.deleteMany({ where: { email } })
}

/** RATE_LIMITED with Retry-After. */
export function tooManyAttempts(until: Date, now: Date): AppError {
  const retry_after = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  const message = `Too many login attempts. Please try again in ${countOf(Math.ceil(retry_after / 60), "minute")}.`
  return new AppError("RATE_LIMITED", message, { retry_after })
}

/**
 * Returns when the oldest of the last failures, of the email or else of the address, leaves the window; null if there are
 * fewer. Attempts far in the future were recorded by a clock that has since been set back, and are ignored.
 */
async function lockOfUnknownBrowsers(db: Db, { email, client_address, now }: Attempt): Promise<Date | null> {
  const { since, ahead } = windowAt(now)
  const [oldest] = await db.$queryRaw<{ at: Date | null }[]>`
    SELECT coalesce(
      (SELECT created_at FROM login_attempt
        WHERE email = ${email} AND device_hash IS NULL AND created_at > ${since} AND created_at < ${ahead}
        ORDER BY created_at DESC OFFSET ${allowed.email - 1} LIMIT 1),
      (SELECT created_at FROM login_attempt
        WHERE client_address = ${client_address} AND device_hash IS NULL AND created_at > ${since} AND created_at < ${ahead}
        ORDER BY created_at DESC OFFSET ${allowed.address - 1} LIMIT 1)
    ) AS at`
  return endOfLock(oldest?.at)
}

/** The same for a known browser, whose network address does not matter. */
async function lockOfKnownBrowser(db: Db, { email, device_hash }: Count, now: Date): Promise<Date | null> {
  const { since, ahead } = windowAt(now)
  const [oldest] = await db.login_attempt.findMany({
    where: { email, device_hash, created_at: { gt: since, lt: ahead } },
    select: { created_at: true },
    orderBy: { created_at: "desc" },
    skip: allowed.email - 1,
    take: 1,
  })
  return endOfLock(oldest?.created_at)
}

function windowAt(now: Date): { since: Date; ahead: Date } {
  return {
    since: new Date(now.getTime() - windowMilliseconds),
    ahead: new Date(now.getTime() + windowMilliseconds),
  }
}

function endOfLock(oldest: Date | null | undefined): Date | null {
  return oldest ? new Date(oldest.getTime() + windowMilliseconds) : null
}
