import type { Db } from "@hearthbook/db"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { runInTransaction, type IdentifiedContext } from "../../../../transaction/run-in-transaction.ts"
import { requireProof } from "../../../../identity/identify.ts"
import { countUse } from "../../../../rate-limit/rate-limit.ts"
import type { Scope } from "../../../../request/scope.ts"
import { newEmailAskedLetter, newEmailLetter } from "../../../messages/mail/letters.ts"
import { queueMail, refuseLoginName } from "../../../messages/mail/mail.ts"
import { recordEvent } from "../auth-event.ts"
import { hasAccount } from "./has-account.ts"
import { verificationUrl } from "./verification.service.ts"

type Owner = { family_id: string; user_id: string }

/** The address whose confirmation is pending, or null. An address that someone else has registered meanwhile does not count. */
export async function readNewEmail(scope: Scope, owner: Owner): Promise<string | null> {
  const { db, now } = scope
  const { email: own } = await db.user.findFirstOrThrow({
    where: { id: owner.user_id, family_id: owner.family_id },
    select: { email: true },
  })
  const waiting = await db.one_time_token.findFirst({
    where: { ...waitingLinks(owner, own), expires_at: { gt: now } },
    select: { email: true },
    orderBy: { id: "desc" },
  })
  if (!waiting?.email) return null
  return (await hasAccount(scope, waiting.email)) ? null : waiting.email
}

/**
 * Lets a person request another address if they have proved who they are. Every request counts, because its answer reveals whether an
 * address has an account. PROOF_REQUIRED, RATE_LIMITED after 10 per hour.
 */
export async function allowNewEmail(context: IdentifiedContext, email: string): Promise<void> {
  const { actor, family_id } = context.identity
  const person = await runInTransaction(context, "read", (scope) => readPerson(scope))
  const waiting = await runInTransaction(context, "read", (scope) =>
    readNewEmail(scope, { family_id, user_id: actor.user_id }),
  )
  if (email === person.email || email === waiting) return
  if (person.family.is_demo) {
    throw fieldError("email", "A demo family cannot change its address. Create your own account to use yours.")
  }
  requireProof(context.identity, context.clock())
  await runInTransaction(context, "change", ({ db, now }) =>
    countUse(db, { key: `email:${actor.user_id}`, limit: 10, windowSeconds: 3600, now }),
  )
}

/**
 * Mails a link to a new address, and tells the old one. The old address stays until the link is opened, so that a typo locks
 * no one out. Requesting the current address cancels a pending request. EMAIL_ALREADY_EXISTS at `email`.
 */
export async function requestNewEmail(scope: Scope, email: string): Promise<void> {
  const { db, actor, family_id, origin, settings, now } = scope
  const owner = { family_id, user_id: actor.user_id }
  const user = await readPerson(scope)
  if (email === (await readNewEmail(scope, owner))) return
  await cancelNewEmail(db, owner, user.email, now)
  if (email === user.email) return
  refuseLoginName(email)
  if (await hasAccount(scope, email)) {
    throw fieldError("email", new AppError("EMAIL_ALREADY_EXISTS").message, "EMAIL_ALREADY_EXISTS")
  }
  const url = await verificationUrl(db, { settings, now }, { ...owner, email })
  await queueMail(db, { family_id, recipient: email, letter: newEmailLetter(user, url), now })
  // An unconfirmed address may be a stranger's, and the mail contains an address that someone entered.
  if (user.email_verified_at) {
    await queueMail(db, { family_id, recipient: user.email, letter: newEmailAskedLetter(user, email), now })
  }
  await recordEvent(db, { ...origin, now }, { type: "email_verification_sent", ...owner })
}

function readPerson({ db, actor, family_id }: Scope) {
  return db.user.findFirstOrThrow({
    where: { id: actor.user_id, family_id },
    select: { email: true, first_name: true, email_verified_at: true, family: { select: { is_demo: true } } },
  })
}

/** Invalidates pending links. */
async function cancelNewEmail(db: Db, owner: Owner, own: string, now: Date): Promise<void> {
  await db.one_time_token.updateMany({ where: waitingLinks(owner, own), data: { used_at: now } })
}

function waitingLinks(owner: Owner, own: string) {
  return { ...owner, purpose: "email_verification" as const, used_at: null, email: { not: own } }
}
