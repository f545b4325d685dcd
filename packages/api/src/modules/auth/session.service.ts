import type { Db } from "@hearthbook/db"
import { v7 } from "uuid"
import type { Context } from "../../context.ts"
import { AppError } from "../../errors.ts"
import type { Scope } from "../../scope.ts"
import { toUserView, userSelect } from "./auth.select.ts"
import type { UserView } from "./auth.schema.ts"
import { hashToken, newRefreshToken, readRefreshToken, refreshExpiry, signAccessToken, successorOf } from "./tokens.ts"

/** How long a used refresh token still gets its successor, for tabs that refresh at once (DECISIONS 34). */
const graceMilliseconds = 10_000

export type Tokens = { access_token: string; refresh_token: string }
type SessionContext = Pick<Context, "settings" | "client_address" | "user_agent"> & { now: Date }
type Owner = { family_id: string; user: UserView; remember_me: boolean }

/** Opens a session for someone who has just proved who they are. */
export async function openSession(
  db: Db,
  context: SessionContext,
  { family_id, user, remember_me }: Owner,
): Promise<Tokens> {
  const { settings, now, client_address, user_agent } = context
  const id = v7({ msecs: now.getTime() })
  const refresh_token = newRefreshToken(id, settings.auth_secret)
  await db.session.create({
    data: {
      id,
      family_id,
      user_id: user.id,
      remember_me,
      client_address,
      user_agent: user_agent?.slice(0, 300),
      refresh_hash: hashToken(refresh_token),
      rotated_at: now,
      last_seen_at: now,
      expires_at: refreshExpiry(remember_me, now),
    },
    select: { id: true },
  })
  const access_token = await signAccessToken({ session_id: id, user }, settings.auth_secret, now)
  return { access_token, refresh_token }
}

/**
 * Trades a refresh token for the next pair. Within the grace a used one gets the same successor; after it, a used one
 * is a stolen one, and its session ends (DECISIONS 34). TOKEN_INVALID or TOKEN_EXPIRED.
 */
export async function refreshSession(context: Context, refresh_token: string): Promise<Tokens> {
  const { client, settings } = context
  const now = context.clock()
  const id = readRefreshToken(refresh_token, settings.auth_secret)
  const used = hashToken(refresh_token)
  const next = successorOf(refresh_token, id, settings.auth_secret)
  const session = await client.session.findUnique({
    where: { id },
    select: { ...rotationSelect, user: { select: userSelect } },
  })
  if (!session || session.revoked_at) throw new AppError("TOKEN_INVALID")
  if (session.expires_at <= now) throw new AppError("TOKEN_EXPIRED")

  // One statement decides between calls that arrive together: only one of them still finds the token in force.
  const { count } = await client.session.updateMany({
    where: { id, refresh_hash: used, revoked_at: null },
    data: {
      refresh_hash: hashToken(next),
      previous_hash: used,
      rotated_at: now,
      last_seen_at: now,
      expires_at: refreshExpiry(session.remember_me, now),
    },
  })
  if (count === 0) await honourGrace(client, id, used, now)
  const access_token = await signAccessToken(
    { session_id: id, user: toUserView(session.user) },
    settings.auth_secret,
    now,
  )
  return { access_token, refresh_token: next }
}

const rotationSelect = {
  previous_hash: true,
  rotated_at: true,
  expires_at: true,
  revoked_at: true,
  remember_me: true,
} as const

async function honourGrace(db: Db, id: string, used: string, now: Date): Promise<void> {
  const session = await db.session.findUnique({ where: { id }, select: rotationSelect })
  const age = now.getTime() - (session?.rotated_at.getTime() ?? 0)
  if (session?.previous_hash === used && !session.revoked_at && age <= graceMilliseconds) return
  await db.session.updateMany({ where: { id, revoked_at: null }, data: { revoked_at: now } })
  throw new AppError("TOKEN_INVALID")
}

/** Ends this session, or all of the person's; answers how many ended. */
export async function closeSessions(
  { db, actor, family_id, now }: Scope,
  everywhere: boolean,
): Promise<{ signed_out: number }> {
  const which = everywhere ? {} : { id: actor.session_id }
  const ended = await db.session.updateMany({
    where: { family_id, user_id: actor.user_id, revoked_at: null, ...which },
    data: { revoked_at: now },
  })
  return { signed_out: ended.count }
}
