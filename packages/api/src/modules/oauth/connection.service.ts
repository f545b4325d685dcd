import { AppError } from "../../errors.ts"
import { found } from "../../not-found.ts"
import type { Scope } from "../../scope.ts"
import type { z } from "zod"
import { recordEvent } from "../auth/auth-event.ts"
import { oauthProviders } from "../auth/auth.schema.ts"
import { visibleTo } from "./oauth.policy.ts"
import { forgetAccounts } from "./forget-accounts.ts"
import type { ConnectionView, disconnection } from "./oauth.schema.ts"
import { connectionSelect, toConnectionView } from "./oauth.select.ts"

/** One's own accounts elsewhere, the oldest first, and which of them one can do without. */
export async function listConnections(scope: Scope): Promise<ConnectionView[]> {
  const { db, actor, family_id } = scope
  const person = await db.user.findFirst({
    where: { id: actor.user_id, family_id },
    select: {
      password_hash: true,
      oauth_accounts: { where: visibleTo(scope), select: connectionSelect, orderBy: { id: "asc" } },
    },
  })
  const { password_hash, oauth_accounts } = found(person, "user")
  const ways = oauth_accounts.filter(({ purpose }) => purpose === "sign_in").length + (password_hash ? 1 : 0)
  return oauth_accounts.map((row) => toConnectionView(row, row.purpose === "drive" || ways > 1))
}

/** `tokens` is what the provider is to forget too. */
type Forgotten = { connections: ConnectionView[]; tokens: string[] }

/**
 * Forgets an account elsewhere and answers those that are left. Without `purpose`, files come before signing in (DECISIONS
 * 34e). NOT_FOUND where nothing is connected, CONFLICT for one's last way in.
 */
export async function disconnect(
  scope: Scope,
  { provider: name, purpose }: z.output<typeof disconnection>,
): Promise<Forgotten> {
  const { db, actor, family_id, origin, now } = scope
  const provider = found(oauthProviders.find((known) => known === name) ?? null, "sign-in service")
  // Two at once pass here one by one, or each would take the other for the way in that is left.
  await db.$queryRaw`SELECT id FROM "user" WHERE id = ${actor.user_id}::uuid FOR UPDATE`
  const candidates = (await listConnections(scope)).filter((connection) => connection.provider === provider)
  const wanted = purpose ? [purpose] : (["drive", "sign_in"] as const)
  const chosen = wanted.flatMap((kind) => candidates.filter((connection) => connection.purpose === kind))[0] ?? null
  const connection = found(chosen, "connection")
  if (!connection.can_disconnect) {
    throw new AppError("CONFLICT", "Set a password first: this is your only way to sign in.")
  }
  const which = { provider, purpose: connection.purpose }
  const tokens = await forgetAccounts(scope, { ...which, ...visibleTo(scope) })
  const event = { type: "provider_unlinked" as const, family_id, user_id: actor.user_id, metadata: which }
  await recordEvent(db, { ...origin, now }, event)
  return { connections: await listConnections(scope), tokens }
}
