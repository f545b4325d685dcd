import { randomBytes } from "node:crypto"
import type { Db, Prisma } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"
import { hashToken } from "../../../identity/tokens.ts"

const minute = 60_000
const day = 24 * 60 * minute

/** The lifetime of each link in milliseconds. */
const lifetimes = {
  password_reset: 60 * minute,
  email_verification: day,
  magic_link: 7 * day,
  drive_ticket: minute,
  connection_ticket: minute,
  email_code: 15 * minute,
  sign_in_undo: 7 * day,
  child_address: 7 * day,
} as const
/** The moment since which a sign-in change can still be undone. Anything younger may be a thief's own. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - lifetimes.sign_in_undo)
}

type Purpose = keyof typeof lifetimes

type Owner = { family_id: string; user_id: string }
/** The owner of a link, the address that it confirms (null for none), and its details. */
type Redeemed = Owner & { email: string | null; detail: Prisma.JsonValue; created_at: Date }

/**
 * Creates a link's token: 32 random bytes, of which only the hash is stored. `email` is the address that it proves, `detail` is
 * further data.
 */
export async function issueToken(
  db: Db,
  owner: Owner & { email?: string; detail?: Prisma.InputJsonObject },
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url")
  const expires_at = new Date(now.getTime() + lifetimes[purpose])
  await db.one_time_token.create({
    data: { ...owner, purpose, token_hash: hashToken(token), expires_at, created_at: now },
    select: { id: true },
  })
  return token
}

/** Reads a link without using it up. LINK_INVALID if it is unknown or used, LINK_EXPIRED if it is too old. */
export async function readToken(db: Db, token: string, purpose: Purpose, now: Date): Promise<Redeemed> {
  const select = { ...redeemedSelect, expires_at: true }
  const found = await db.one_time_token.findFirst({ where: unused(token, purpose), select })
  if (!found) throw new AppError("LINK_INVALID")
  const { expires_at, ...redeemed } = found
  if (expires_at <= now) throw new AppError("LINK_EXPIRED")
  return redeemed
}

/** Uses a link up. If it is opened several times at once, only one succeeds. Throws as `readToken` does. */
export async function redeemToken(db: Db, token: string, purpose: Purpose, now: Date): Promise<Redeemed> {
  const where = unused(token, purpose)
  const [used] = await db.one_time_token.updateManyAndReturn({
    where: { ...where, expires_at: { gt: now } },
    data: { used_at: now },
    select: redeemedSelect,
  })
  return used ?? readToken(db, token, purpose, now)
}

const redeemedSelect = { family_id: true, user_id: true, email: true, detail: true, created_at: true } as const

function unused(token: string, purpose: Purpose) {
  return { token_hash: hashToken(token), purpose, used_at: null } satisfies Prisma.one_time_tokenWhereInput
}

/** Invalidates a person's other links of a kind once one of them was used; with `email`, those to that address. */
export async function invalidateTokens(
  db: Db,
  owner: Owner & { email?: string },
  purpose: Purpose,
  now: Date,
): Promise<void> {
  await db.one_time_token.updateMany({ where: { ...owner, purpose, used_at: null }, data: { used_at: now } })
}
