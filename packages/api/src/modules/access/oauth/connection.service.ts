import { AppError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import type { z } from "zod"
import { recordEvent } from "../auth/auth-event.ts"
import { oauthProviders } from "@hearthbook/core/permissions/identity-providers"
import { lockUser } from "../auth/lock-user.ts"
import { signInUndoUrl } from "../auth/email/sign-in-undo.service.ts"
import { providerDisconnectedLetter } from "../../messages/mail/sign-in-change-letters.ts"
import { queueMail } from "../../messages/mail/mail.ts"
import { visibleTo } from "./oauth.policy.ts"
import { deleteOauthAccounts } from "./delete-oauth-accounts.ts"
import { providerNames, type ConnectionView, type disconnection } from "./oauth.schema.ts"
import { connectionSelect, toConnectionView } from "./oauth.select.ts"

/** The person's connected accounts, oldest first, with the ones that can be disconnected. */
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
  const signInCount = oauth_accounts.filter(({ purpose }) => purpose === "sign_in").length + (password_hash ? 1 : 0)
  return oauth_accounts.map((row) => toConnectionView(row, row.purpose === "drive" || signInCount > 1))
}

/** `tokens` are to be revoked at the identity provider. */
type Disconnected = { connections: ConnectionView[]; tokens: string[] }

type ConnectionChoice = Pick<z.output<typeof disconnection>, "provider" | "purpose">

/** Finds the connection. Without `purpose`, Drive is chosen before the sign-in. NOT_FOUND if there is none. */
export async function chooseConnection(
  scope: Scope,
  { provider: name, purpose }: ConnectionChoice,
): Promise<ConnectionView> {
  const provider = found(oauthProviders.find((known) => known === name) ?? null, "sign-in service")
  const candidates = (await listConnections(scope)).filter((connection) => connection.provider === provider)
  const wanted = purpose ? [purpose] : (["drive", "sign_in"] as const)
  const chosen = wanted.flatMap((kind) => candidates.filter((connection) => connection.purpose === kind))[0] ?? null
  return found(chosen, "connection")
}

/**
 * Disconnects an account at an identity provider and returns the others. NOT_FOUND if nothing is connected, CONFLICT for the last way to sign in.
 */
export async function disconnect(
  scope: Scope,
  choice: ConnectionChoice,
  purpose: ConnectionView["purpose"],
): Promise<Disconnected> {
  const { db, actor, family_id, origin, now } = scope
  // One at a time: otherwise each of two calls would see the other's connection as the one that is left.
  await lockUser(db, actor.user_id)
  const connection = await chooseConnection(scope, { ...choice, purpose })
  refuseLastSignIn(connection)
  if (purpose === "sign_in") await sendDisconnectedMail(scope, connection)
  const which = { provider: connection.provider, purpose: connection.purpose }
  const tokens = await deleteOauthAccounts(scope, { ...which, ...visibleTo(scope) })
  const event = { type: "provider_unlinked" as const, family_id, user_id: actor.user_id, metadata: which }
  await recordEvent(db, { ...origin, now }, event)
  return { connections: await listConnections(scope), tokens }
}

/** Throws CONFLICT if the person could no longer sign in. */
export function refuseLastSignIn({ can_disconnect }: ConnectionView): void {
  if (!can_disconnect) throw new AppError("CONFLICT", "Set a password first: this is your only way to sign in.")
}

/** Mails that an identity provider can no longer sign the person in, with a link that connects it again. */
async function sendDisconnectedMail(scope: Scope, { provider }: ConnectionView): Promise<void> {
  const { db, actor, family_id, settings, now } = scope
  const owner = { family_id, user_id: actor.user_id }
  const account = await db.oauth_account.findFirstOrThrow({
    where: { AND: visibleTo(scope), provider, purpose: "sign_in" },
    select: { provider_account_id: true, email: true, created_at: true },
  })
  const person = await db.user.findFirstOrThrow({
    where: { id: actor.user_id, family_id },
    select: { email: true, first_name: true },
  })
  const change = {
    kind: "disconnected" as const,
    provider,
    provider_account_id: account.provider_account_id,
    provider_email: account.email,
    connected_at: account.created_at.toISOString(),
  }
  const undo = await signInUndoUrl(db, { settings, now }, { ...owner, email: person.email }, change)
  const letter = providerDisconnectedLetter(person, providerNames[provider], undo)
  await queueMail(db, { family_id, recipient: person.email, letter, now })
}
