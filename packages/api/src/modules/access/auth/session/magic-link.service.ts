import { hashPassword, verifyPassword } from "@hearthbook/db/password"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { RequestFacts } from "../../../../request/request.ts"
import type { Scope } from "../../../../request/scope.ts"
import { openTransaction } from "../../../../transaction/transaction.ts"
import { recordEvent } from "../auth-event.ts"
import { toUserView, userSelect } from "../auth.select.ts"
import type { MagicLinkView, UserView } from "../auth.schema.ts"
import { lockUser } from "../lock-user.ts"
import { readToken, redeemToken } from "../one-time-token.ts"
import { revokeCredentials } from "./revoke-credentials.service.ts"
import { openSession, type Tokens } from "./session.service.ts"

/** The person whom a magic link signs in. Does not use the link up. LINK_INVALID or LINK_EXPIRED. */
export function readMagicLink(context: RequestFacts, token: string): Promise<MagicLinkView> {
  return openTransaction(context.client, "read", async (db) => {
    const { user_id: id } = await readToken(db, token, "magic_link", context.clock())
    const select = { id: true, role: true, first_name: true, last_name: true, email: true }
    return found(await db.user.findUnique({ where: { id }, select }), "user")
  })
}

/** Signs in with a magic link, once within 7 days. LINK_INVALID or LINK_EXPIRED. */
export async function openMagicLink(context: RequestFacts, token: string): Promise<Tokens & { user: UserView }> {
  const meta = { ...context, now: context.clock() }
  return openTransaction(context.client, "change", async (db) => {
    const { family_id, user_id } = await redeemToken(db, token, "magic_link", meta.now)
    const user = toUserView(await db.user.findUniqueOrThrow({ where: { id: user_id }, select: userSelect }))
    await recordEvent(db, meta, { type: "magic_link_used", family_id, user_id })
    const owner = { family_id, user, remember_me: true, means: "magic link" as const }
    return { ...(await openSession(db, meta, owner)), user }
  })
}

/**
 * Replaces a person's temporary password, which they may not know if they used a magic link. Everything else that it opened
 * ends: other devices, the magic link, and the temporary password itself. WRONG_ROLE without a temporary password, so that an
 * open session alone cannot change a password. VALIDATION_ERROR at `new_password` if it equals the temporary one.
 */
export async function setFirstPassword(scope: Scope, new_password: string): Promise<UserView> {
  const { db, actor, family_id, origin, now } = scope
  const where = { id: actor.user_id, family_id }
  const given = found(await db.user.findFirst({ where, select: { password_hash: true } }), "user")
  const isSame = given.password_hash !== null && (await verifyPassword(given.password_hash, new_password))
  const password_hash = await hashPassword(new_password)
  await lockUser(db, actor.user_id)
  const current = found(await db.user.findFirst({ where, select: { must_change_password: true } }), "user")
  if (!current.must_change_password) {
    throw new AppError("WRONG_ROLE", "You already have your own password. Change it in Settings.")
  }
  if (isSame) throw fieldError("new_password", "This is the password you were given. Choose your own.")
  const row = await db.user.update({ where, data: { password_hash, must_change_password: false }, select: userSelect })
  const owner = { family_id, user_id: actor.user_id }
  await revokeCredentials(db, owner, { now, keep_session: actor.session_id })
  await recordEvent(db, { ...origin, now }, { type: "password_changed", ...owner })
  return toUserView(row)
}
