import { AppError } from "@hearthbook/core/errors/errors"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { isDuplicate } from "../../../sql/database-errors.ts"
import type { RequestFacts } from "../../../request/request.ts"
import type { Scope } from "../../../request/scope.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { issueToken, redeemToken } from "../auth/one-time-token.ts"
import { signInUndoUrl } from "../auth/email/sign-in-undo.service.ts"
import { providerConnectedLetter } from "../../messages/mail/sign-in-change-letters.ts"
import { queueMail } from "../../messages/mail/mail.ts"
import { listConnections } from "./connection.service.ts"
import { linkAccount, signInKey, type ProviderProfile } from "./link-account.ts"
import { providerNames, type ConnectionView } from "./oauth.schema.ts"

/**
 * Issues a ticket to connect an identity provider to the person's account. Requires a confirmed address: EMAIL_UNVERIFIED.
 */
export async function issueConnectionTicket(context: IdentifiedContext): Promise<string> {
  if (!context.identity.email_verified) throw new AppError("EMAIL_UNVERIFIED")
  return runInTransaction(context, "change", ({ db, family_id, actor, now }) =>
    issueToken(db, { family_id, user_id: actor.user_id }, "connection_ticket", now),
  )
}

/** Returns the owner of a ticket and uses it up. LINK_INVALID or LINK_EXPIRED. */
export async function redeemConnectionTicket(context: RequestFacts, ticket: string): Promise<string> {
  const now = context.clock()
  return (await openTransaction(context.client, "change", (db) => redeemToken(db, ticket, "connection_ticket", now)))
    .user_id
}

/**
 * Connects the account of a person who has returned from the identity provider, and mails them. CONFLICT if it is connected to
 * another account, or if another account there is connected to this one.
 */
export function connectSignIn(context: IdentifiedContext, profile: ProviderProfile): Promise<ConnectionView[]> {
  return runInTransaction(context, "change", (scope) => connect(scope, profile)).catch((error: unknown) => {
    throw isDuplicate(error) ? conflict(profile) : error
  })
}

async function connect(scope: Scope, profile: ProviderProfile): Promise<ConnectionView[]> {
  const { db, actor, family_id, origin, settings, now } = scope
  const { provider } = profile
  const name = providerNames[provider]
  const person = { family_id, user_id: actor.user_id }
  const there = await db.oauth_account.findUnique({
    where: { sign_in_key: signInKey(profile) },
    select: { user_id: true },
  })
  if (there?.user_id === actor.user_id) return listConnections(scope)
  if (there) throw conflict(profile)
  if ((await db.oauth_account.count({ where: { ...person, provider, purpose: "sign_in" } })) > 0) {
    throw new AppError("CONFLICT", `Another ${name} account is already connected. Disconnect that one first.`)
  }
  await linkAccount(db, { ...origin, settings, now }, person, profile)
  const { email, first_name } = await db.user.findFirstOrThrow({
    where: { id: actor.user_id, family_id },
    select: { email: true, first_name: true },
  })
  const { provider_account_id } = profile
  const change = { kind: "connected" as const, provider, provider_account_id }
  const undo = await signInUndoUrl(db, { settings, now }, { ...person, email }, change)
  await queueMail(db, { family_id, recipient: email, letter: providerConnectedLetter({ first_name }, name, undo), now })
  return listConnections(scope)
}

function conflict({ provider }: ProviderProfile): AppError {
  return new AppError("CONFLICT", `This ${providerNames[provider]} account is connected to another Hearthbook account.`)
}
