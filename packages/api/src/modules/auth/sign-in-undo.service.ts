import type { Db } from "@hearthbook/db"
import { AppError } from "../../errors.ts"
import { isDuplicate } from "../../is-duplicate.ts"
import type { RequestFacts, Settings } from "../../request.ts"
import { openUnit } from "../../unit.ts"
import { emailRestoredLetter } from "../mail/sign-in-change-letters.ts"
import { forgetWaitingMail, queueMail } from "../mail/mail.ts"
import { recordEvent } from "./auth-event.ts"
import { holdUser } from "./held-user.ts"
import { issueToken, readToken, redeemToken } from "./one-time-token.ts"
import { revokeCredentials } from "./revoke-credentials.service.ts"
import type { SignInUndoView } from "./auth.schema.ts"
import { signInChange, type SignInChange } from "./sign-in-undo.schema.ts"

type Owner = { family_id: string; user_id: string }
/** `email` is the address from before the change, to which the link goes. */
type Addressee = Owner & { email: string }

/** A link that undoes a change of how somebody signs in, for 7 days. */
export async function signInUndoUrl(
  db: Db,
  { settings, now }: { settings: Settings; now: Date },
  addressee: Addressee,
  change: SignInChange,
): Promise<string> {
  const token = await issueToken(db, { ...addressee, detail: change }, "sign_in_undo", now)
  return `${settings.app_url}/undo-sign-in-change?token=${token}`
}

/** The change that a link undoes; leaves it as it is. LINK_INVALID or LINK_EXPIRED. */
export async function readSignInUndo(context: RequestFacts, token: string): Promise<SignInUndoView> {
  const now = context.clock()
  const link = await openUnit(context.client, "read", (db) => readToken(db, token, "sign_in_undo", now))
  const change = signInChange.parse(link.detail)
  return {
    kind: change.kind,
    email: emailOf(link),
    provider: "provider" in change ? change.provider : null,
    changed_at: link.created_at.toISOString(),
  }
}

/**
 * Takes a change of how somebody signs in back, for whoever reads the mail of the address from before it. The change may have
 * been a thief's, who had the password: so the account has none, every session and link ends, and so does what was connected
 * since, and every child's login that was made since. Answers a token that sets a new password. LINK_INVALID, LINK_EXPIRED, or EMAIL_ALREADY_EXISTS where the address has become
 * another account's.
 */
export async function undoSignInChange(context: RequestFacts, token: string): Promise<{ reset_token: string }> {
  const facts = { ...context, now: context.clock() }
  const { now } = facts
  const work = openUnit(context.client, "change", async (db) => {
    const link = await redeemToken(db, token, "sign_in_undo", now)
    const owner = { family_id: link.family_id, user_id: link.user_id }
    const email = emailOf(link)
    await holdUser(db, owner.user_id)
    // Before the address counts as confirmed: of an account that nobody had confirmed all that was begun ends.
    await revokeCredentials(db, owner, { now, distrust_since: link.created_at })
    await restoreEmail(db, owner, email, now)
    await restoreProviders(db, owner, signInChange.parse(link.detail), link.created_at)
    await db.one_time_token.updateMany({ where: { ...owner, used_at: null }, data: { used_at: now } })
    await recordEvent(db, facts, { type: "sign_in_change_undone", ...owner })
    return { reset_token: await issueToken(db, owner, "password_reset", now) }
  })
  return work.catch((error: unknown) => {
    throw isDuplicate(error) ? new AppError("EMAIL_ALREADY_EXISTS") : error
  })
}

/** Whoever got the account's mail until now is told that it is over. */
async function restoreEmail(db: Db, { family_id, user_id }: Owner, email: string, now: Date): Promise<void> {
  const where = { id: user_id, family_id }
  const person = await db.user.findFirstOrThrow({ where, select: { email: true, first_name: true } })
  const data = { email, email_verified_at: now, password_hash: null, version: { increment: 1 } }
  await db.user.update({ where, data, select: { id: true } })
  if (person.email === email) return
  await forgetWaitingMail(db, family_id, person.email)
  await queueMail(db, { family_id, recipient: person.email, letter: emailRestoredLetter(person), now })
}

async function restoreProviders(db: Db, owner: Owner, change: SignInChange, changed_at: Date): Promise<void> {
  await db.oauth_account.deleteMany({ where: { ...owner, purpose: "sign_in", created_at: { gte: changed_at } } })
  if (change.kind !== "disconnected") return
  const { provider, provider_account_id, provider_email } = change
  const sign_in_key = `${provider}:${provider_account_id}`
  const isTaken = await db.oauth_account.count({
    where: { OR: [{ sign_in_key }, { user_id: owner.user_id, provider, purpose: "sign_in" }] },
  })
  if (isTaken > 0) return
  const account = { ...owner, provider, provider_account_id, sign_in_key, email: provider_email }
  await db.oauth_account.create({ data: { ...account, purpose: "sign_in" }, select: { id: true } })
}

function emailOf({ email }: { email: string | null }): string {
  if (!email) throw new AppError("LINK_INVALID")
  return email
}
