import { randomBytes } from "node:crypto"
import type { Prisma } from "@hearthbook/db"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { removedId } from "@hearthbook/core/errors/not-found"
import { hashToken } from "../../../identity/tokens.ts"
import type { Scope } from "../../../request/scope.ts"
import { accessTokenPrefix } from "@hearthbook/core/permissions/access-tokens"
import { dayToDate } from "@hearthbook/core/time/days"
import { recordEvent } from "../auth/auth-event.ts"
import { visibleTo } from "./access-token.policy.ts"
import type { AccessTokenDraft, AccessTokenView, CreatedAccessToken } from "./access-token.schema.ts"
import { accessTokenSelect, toAccessTokenView } from "./access-token.select.ts"

/** The number of tokens that a person can have. */
const most = 50

/** The person's tokens, newest first, also those that have expired. */
export async function listAccessTokens(scope: Scope): Promise<AccessTokenView[]> {
  const rows = await scope.db.access_token.findMany({
    where: { AND: visibleTo(scope) },
    select: accessTokenSelect,
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
  })
  return rows.map(toAccessTokenView)
}

/** Creates a token of 32 random bytes, and returns it once: only its hash is kept. CONFLICT if the person has 50. */
export async function createAccessToken(scope: Scope, draft: AccessTokenDraft): Promise<CreatedAccessToken> {
  const { db, actor, family_id, now, today, origin } = scope
  const expires_on = draft.expires_on ?? null
  if (expires_on !== null && expires_on < today) throw fieldError("expires_on", "Choose today or a later day.")
  if ((await db.access_token.count({ where: { AND: visibleTo(scope) } })) >= most) {
    throw new AppError("CONFLICT", `You can have ${most} access tokens. Revoke one first.`)
  }
  const token = accessTokenPrefix + randomBytes(32).toString("base64url")
  const row = await db.access_token.create({
    data: {
      family_id,
      user_id: actor.user_id,
      name: draft.name,
      scope: draft.scope,
      token_hash: hashToken(token),
      expires_on: expires_on && dayToDate(expires_on),
      created_at: now,
    },
    select: accessTokenSelect,
  })
  await recordEvent(db, { ...origin, now }, { type: "access_token_created", family_id, user_id: actor.user_id })
  return { ...toAccessTokenView(row), token }
}

/** Revokes a token, which then opens nothing: the person's own, unless `whose` is wider. NOT_FOUND if there is no such token. */
export async function deleteAccessToken(
  scope: Scope,
  id: string,
  whose: Prisma.access_tokenWhereInput = visibleTo(scope),
): Promise<{ id: string }> {
  const { db, actor, family_id, now, origin } = scope
  const ended = await db.access_token.deleteMany({ where: { id, AND: whose } })
  const removed = removedId(id, ended, "access token")
  await recordEvent(db, { ...origin, now }, { type: "access_token_revoked", family_id, user_id: actor.user_id })
  return removed
}
