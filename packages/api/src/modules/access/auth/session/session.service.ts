import type { Db } from "@hearthbook/db"
import { v7 } from "uuid"
import { z } from "zod"
import type { Origin, RequestFacts, Settings } from "../../../../request/request.ts"
import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../../request/scope.ts"
import { openTransaction } from "../../../../transaction/transaction.ts"
import { recordEvent } from "../auth-event.ts"
import { toUserView, userSelect } from "../auth.select.ts"
import type { UserView } from "../auth.schema.ts"
import { ensureBrowserId } from "../../../../request/browser-id.ts"
import { demoExpiry } from "../demo-expiry.ts"
import { proofExpiry } from "../proof/proof-expiry.ts"
import { sendNewDeviceMail } from "./new-device.ts"
import { endSessions } from "./revoke-credentials.service.ts"
import {
  hashToken,
  newRefreshToken,
  readRefreshToken,
  refreshExpiry,
  signAccessToken,
  successorOf,
} from "../../../../identity/tokens.ts"

/** The grace period in which a used refresh token still gets its successor, for tabs that refresh at once. */
const graceMilliseconds = 10_000

export type Tokens = { access_token: string; refresh_token: string }
type SessionContext = Origin & Pick<RequestFacts, "browser"> & { settings: Settings; now: Date }
type Owner = {
  family_id: string
  user: UserView
  remember_me: boolean
  /** The means by which the person proved who they are. */
  means: "password" | "registration" | "magic link" | "invitation" | "demo" | "google" | "github" | "tablet"
  /** The family tablet that the session ends with. */
  tablet_id?: string
}

/**
 * The means that count as a proof for what is sensitive. Somebody at an open computer may be signed in at an identity provider, and so
 * could sign in here again.
 */
const proves: ReadonlySet<Owner["means"]> = new Set(["password", "registration", "invitation"])

/** The visitor of a demo knows no password and gets no mail, and is asked for neither while the family exists. */
function provedUntil(means: Owner["means"], now: Date): Date | null {
  if (means === "demo") return demoExpiry(now)
  return proves.has(means) ? proofExpiry(now) : null
}

/**
 * Opens a session for someone who has just proved who they are. From then on their browser is known. SUSPENDED if a parent must let them
 * back in first.
 */
export async function openSession(
  db: Db,
  context: SessionContext,
  { family_id, user, remember_me, means, tablet_id }: Owner,
): Promise<Tokens> {
  const { settings, now, client_address, user_agent } = context
  if ((await db.user.count({ where: { id: user.id, family_id, suspended_at: { not: null } } })) > 0) {
    throw new AppError("SUSPENDED")
  }
  const id = v7({ msecs: now.getTime() })
  const refresh_token = newRefreshToken(id, settings.auth_secret)
  await sendNewDeviceMail(db, context, { family_id, user_id: user.id })
  await db.session.create({
    data: {
      id,
      family_id,
      user_id: user.id,
      remember_me,
      tablet_id,
      proved_until: provedUntil(means, now),
      client_address,
      user_agent: user_agent?.slice(0, 300),
      device_hash: hashToken(ensureBrowserId(context.browser)),
      refresh_hash: hashToken(refresh_token),
      created_at: now,
      last_seen_at: now,
      expires_at: refreshExpiry(remember_me, now),
    },
    select: { id: true },
  })
  await recordEvent(db, context, { type: "signed_in", family_id, user_id: user.id, metadata: { means } })
  const access_token = await signAccessToken({ session_id: id, user }, settings.auth_secret, now)
  return { access_token, refresh_token }
}

/**
 * Exchanges a refresh token for a new pair. Within the grace period, a used token gets its successor. After it, a used token
 * counts as stolen, and its session ends. TOKEN_INVALID or TOKEN_EXPIRED.
 */
export async function refreshSession(context: RequestFacts, refresh_token: string): Promise<Tokens> {
  const { settings, client_address, user_agent } = context
  const now = context.clock()
  const session_id = readRefreshToken(refresh_token, settings.auth_secret)
  // The transaction returns a refusal instead of throwing it, because the end of a stolen session must be committed.
  const rotated = await openTransaction(context.client, "change", (db) =>
    rotate(db, { session_id, refresh_token, secret: settings.auth_secret, now, client_address, user_agent }),
  )
  if ("refused" in rotated) throw new AppError(rotated.refused)
  const access_token = await signAccessToken({ session_id, user: rotated.user }, settings.auth_secret, now)
  return { access_token, refresh_token: rotated.refresh_token }
}

type Rotation = Origin & { session_id: string; refresh_token: string; secret: string; now: Date }
type Rotated = { refused: "TOKEN_INVALID" | "TOKEN_EXPIRED" } | { refresh_token: string; user: UserView }

async function rotate(db: Db, rotation: Rotation): Promise<Rotated> {
  const { session_id, refresh_token, secret, now } = rotation
  // Simultaneous calls are processed one at a time, each seeing the result of the one before.
  await db.$queryRaw`SELECT id FROM session WHERE id = ${session_id}::uuid FOR UPDATE`
  const session = await db.session.findUnique({ where: { id: session_id }, select: rotationSelect })
  if (!session || session.revoked_at) return { refused: "TOKEN_INVALID" }
  if (session.expires_at <= now) return { refused: "TOKEN_EXPIRED" }
  const { family_id } = session
  const user = onDevice(session, toUserView(session.user))
  const recent = usedTokens
    .parse(session.lately_used)
    .filter(({ used_at }) => now.getTime() - used_at <= graceMilliseconds)
  const hash = hashToken(refresh_token)
  if (hash === session.refresh_hash) {
    const next = successorOf(refresh_token, session_id, secret)
    await db.session.update({
      where: { id: session_id },
      data: {
        refresh_hash: hashToken(next),
        lately_used: [...recent, { hash, used_at: now.getTime() }],
        last_seen_at: now,
        expires_at: refreshExpiry(session.remember_me, now),
      },
      select: { id: true },
    })
    await recordEvent(db, rotation, { type: "session_refreshed", family_id, user_id: user.id })
    return { refresh_token: next, user }
  }
  const place = recent.findIndex((used) => used.hash === hash)
  if (place === -1) {
    await db.session.update({ where: { id: session_id }, data: { revoked_at: now }, select: { id: true } })
    await recordEvent(db, rotation, { type: "refresh_token_reused", family_id, user_id: user.id })
    return { refused: "TOKEN_INVALID" }
  }
  // Derives as many successors as there were refreshes since. The result is the current token, which every call within the
  // grace period gets.
  const inForce = recent.slice(place).reduce((token) => successorOf(token, session_id, secret), refresh_token)
  return { refresh_token: inForce, user }
}

/** The person as the session's device knows them: on a family's tablet the PIN is enough, and no password has to be replaced. */
function onDevice({ tablet_id }: { tablet_id: string | null }, user: UserView): UserView {
  return tablet_id === null ? user : { ...user, must_change_password: false }
}

const usedTokens = z.array(z.object({ hash: z.string(), used_at: z.number() }))

const rotationSelect = {
  family_id: true,
  refresh_hash: true,
  lately_used: true,
  expires_at: true,
  revoked_at: true,
  remember_me: true,
  tablet_id: true,
  user: { select: userSelect },
} as const

/** Ends this session, or all of the person's, and returns how many were ended. */
export async function closeSessions(scope: Scope, everywhere: boolean): Promise<{ signed_out: number }> {
  const { db, actor, family_id, now, origin } = scope
  const which = everywhere ? {} : { id: actor.session_id }
  const ended = await endSessions(db, { family_id, user_id: actor.user_id, ...which }, now)
  const metadata = { everywhere }
  await recordEvent(db, { ...origin, now }, { type: "signed_out", family_id, user_id: actor.user_id, metadata })
  return { signed_out: ended }
}
