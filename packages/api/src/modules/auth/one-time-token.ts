import { randomBytes } from "node:crypto"
import type { Db, Prisma } from "@hearthbook/db"
import { AppError } from "../../errors/errors.ts"
import { hashToken } from "../../identity/tokens.ts"

const minute = 60_000
const day = 24 * 60 * minute

/** How long each link is good for, in milliseconds: A §2, §7 and DECISIONS. */
const lives = {
  password_reset: 60 * minute,
  email_verification: day,
  magic_link: 7 * day,
  drive_ticket: minute,
  connection_ticket: minute,
  email_code: 15 * minute,
  sign_in_undo: 7 * day,
  child_address: 7 * day,
} as const
type Purpose = keyof typeof lives

type Owner = { family_id: string; user_id: string }
/** The owner of a link, the address that it confirms (null for none), and its details. */
type Redeemed = Owner & { email: string | null; detail: Prisma.JsonValue; created_at: Date }

/**
 * A new link's token: 32 random bytes, of which only the hash is kept. `email` is the address that it is to vouch for, `detail`
 * what else belongs to it.
 */
export async function issueToken(
  db: Db,
  owner: Owner & { email?: string; detail?: Prisma.InputJsonObject },
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url")
  const expires_at = new Date(now.getTime() + lives[purpose])
  await db.one_time_token.create({
    data: { ...owner, purpose, token_hash: hashToken(token), expires_at, created_at: now },
    select: { id: true },
  })
  return token
}

/** Whose link it is; leaves it as it is. LINK_INVALID where it is none or was used, LINK_EXPIRED too late. */
export async function readToken(db: Db, token: string, purpose: Purpose, now: Date): Promise<Redeemed> {
  const select = { ...redeemedSelect, expires_at: true }
  const found = await db.one_time_token.findFirst({ where: unused(token, purpose), select })
  if (!found) throw new AppError("LINK_INVALID")
  const { expires_at, ...redeemed } = found
  if (expires_at <= now) throw new AppError("LINK_EXPIRED")
  return redeemed
}

/** Uses a link up, however often it is opened at once. Refuses as `readToken` does. */
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

/** Makes the other links of a person worthless once one of a kind has done its work; with `email`, those to that address. */
export async function withdrawTokens(
  db: Db,
  owner: Owner & { email?: string },
  purpose: Purpose,
  now: Date,
): Promise<void> {
  await db.one_time_token.updateMany({ where: { ...owner, purpose, used_at: null }, data: { used_at: now } })
}
