import { randomBytes } from "node:crypto"
import { hashToken } from "../../../identity/tokens.ts"
import type { Scope } from "../../../request/scope.ts"
import { invitationAt } from "@hearthbook/core/paths/app-paths"

/** The time in milliseconds in which a removed parent can come back. */
const returnable = 7 * 24 * 60 * 60_000

type Removed = { email: string; first_name: string; last_name: string }

/**
 * Creates a link that puts a parent back who is being removed, valid for 7 days. It is an invitation that nobody in the family can
 * withdraw, since a thief may have removed them.
 */
export async function createReturnLink(scope: Scope, { email, first_name, last_name }: Removed): Promise<string> {
  const { db, actor, family_id, settings, now } = scope
  const token = randomBytes(32).toString("base64url")
  await db.invitation.create({
    data: {
      family_id,
      email,
      role: "parent",
      invited_by: actor.user_id,
      is_return: true,
      first_name,
      last_name,
      token_hash: hashToken(token),
      expires_at: new Date(now.getTime() + returnable),
      created_at: now,
    },
    select: { id: true },
  })
  return `${settings.app_url}${invitationAt(token)}`
}
