import type { Db } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"
import { isDuplicate } from "../../../../sql/database-errors.ts"
import type { RequestFacts, Settings } from "../../../../request/request.ts"
import { paths, tokenPageAt } from "@hearthbook/core/paths/app-paths"
import { openTransaction } from "../../../../transaction/transaction.ts"
import { emailRestoredLetter, invitedShutOutLetter } from "../../../messages/mail/sign-in-change-letters.ts"
import { deletePendingMail, queueMail } from "../../../messages/mail/mail.ts"
import { releaseUnconfirmed } from "./release-address.ts"
import { recordEvent } from "../auth-event.ts"
import { lockUser } from "../lock-user.ts"
import { issueToken, readToken, redeemToken, undoableSince } from "../one-time-token.ts"
import { revokeCredentials } from "../session/revoke-credentials.service.ts"
import type { InvitedView, SignInUndone, SignInUndoView } from "../auth.schema.ts"
import { readInvited, shutOutInvited } from "./invited-since.ts"
import { signInChange, type SignInChange } from "./sign-in-undo.schema.ts"

type Owner = { family_id: string; user_id: string }
/** `email` is the address from before the change. The link is mailed there. */
type Addressee = Owner & { email: string }

/** Creates a link that undoes a sign-in change, valid for 7 days. */
export async function signInUndoUrl(
  db: Db,
  { settings, now }: { settings: Settings; now: Date },
  addressee: Addressee,
  change: SignInChange,
): Promise<string> {
  const token = await issueToken(db, { ...addressee, detail: change }, "sign_in_undo", now)
  return `${settings.app_url}${tokenPageAt("undoSignInChange", token)}`
}

/** Reads the change that a link undoes, without using the link up. LINK_INVALID or LINK_EXPIRED. */
export async function readSignInUndo(context: RequestFacts, token: string): Promise<SignInUndoView> {
  const now = context.clock()
  return openTransaction(context.client, "read", async (db) => {
    const link = await readToken(db, token, "sign_in_undo", now)
    const change = signInChange.parse(link.detail)
    return {
      kind: change.kind,
      email: emailOf(link),
      provider: "provider" in change ? change.provider : null,
      changed_at: link.created_at.toISOString(),
      ...(await readInvited(db, link, undoableSince(now))),
    }
  })
}

/**
 * Undoes a sign-in change for the person who reads the mail of the previous address. The change may have been made by a thief who
 * had the password. So the password is removed, all sessions and links end, and everything made within the 7 days is reverted:
 * connected identity providers, and children's logins that were created or reset. Whoever joined through the person's invitations is
 * suspended, and open ones are taken back; a mail lists both. Returns them, and a token that sets a new password. LINK_INVALID, LINK_EXPIRED, or EMAIL_ALREADY_EXISTS if the address belongs to another account by now.
 */
export async function undoSignInChange(context: RequestFacts, token: string): Promise<SignInUndone> {
  const meta = { ...context, now: context.clock() }
  const { now } = meta
  const work = openTransaction(context.client, "change", async (db) => {
    const link = await redeemToken(db, token, "sign_in_undo", now)
    const owner = { family_id: link.family_id, user_id: link.user_id }
    const email = emailOf(link)
    await lockUser(db, owner.user_id)
    const since = undoableSince(now)
    await revokeCredentials(db, owner, { now, distrust_since: since })
    await releaseUnconfirmed(db, meta, email)
    await restoreEmail(db, owner, email, now)
    await restoreProviders(db, owner, signInChange.parse(link.detail), since)
    const invited = await shutOutInvited(db, meta, owner, since)
    await tellInvited(db, meta, { ...owner, email }, invited)
    // Links about later changes may have been mailed to the thief. Links about earlier changes went to the owner and stay
    // valid.
    const later = { ...owner, purpose: "sign_in_undo" as const, used_at: null, created_at: { gte: link.created_at } }
    await db.one_time_token.updateMany({ where: later, data: { used_at: now } })
    await recordEvent(db, meta, { type: "sign_in_change_undone", ...owner })
    return { reset_token: await issueToken(db, owner, "password_reset", now), ...invited }
  })
  return work.catch((error: unknown) => {
    throw isDuplicate(error) ? new AppError("EMAIL_ALREADY_EXISTS") : error
  })
}

/** Notifies the mailbox that received the account's mail until now that it no longer does. */
async function restoreEmail(db: Db, { family_id, user_id }: Owner, email: string, now: Date): Promise<void> {
  const where = { id: user_id, family_id }
  const person = await db.user.findFirstOrThrow({ where, select: { email: true, first_name: true } })
  const data = { email, email_verified_at: now, password_hash: null, version: { increment: 1 } }
  await db.user.update({ where, data, select: { id: true } })
  if (person.email === email) return
  await deletePendingMail(db, family_id, person.email)
  await queueMail(db, { family_id, recipient: person.email, letter: emailRestoredLetter(person), now })
}

/** Mails the owner who was suspended and which invitations were taken back, if any. */
async function tellInvited(
  db: Db,
  { settings, now }: { settings: Settings; now: Date },
  { family_id, user_id, email }: Addressee,
  invited: InvitedView,
): Promise<void> {
  if (invited.joined.length + invited.invitations.length === 0) return
  const where = { id: user_id, family_id }
  const person = await db.user.findFirstOrThrow({ where, select: { first_name: true } })
  const letter = invitedShutOutLetter(person, invited, `${settings.app_url}${paths.settings}?tab=family`)
  await queueMail(db, { family_id, recipient: email, letter, now })
}

/** Disconnects accounts that are younger than the 7 days, and connects older ones again. */
async function restoreProviders(db: Db, owner: Owner, change: SignInChange, since: Date): Promise<void> {
  await db.oauth_account.deleteMany({ where: { ...owner, purpose: "sign_in", created_at: { gte: since } } })
  if (change.kind !== "disconnected" || new Date(change.connected_at) >= since) return
  const { provider, provider_account_id, provider_email } = change
  const sign_in_key = `${provider}:${provider_account_id}`
  const isTaken = await db.oauth_account.count({
    where: { OR: [{ sign_in_key }, { user_id: owner.user_id, provider, purpose: "sign_in" }] },
  })
  if (isTaken > 0) return
  const account = { ...owner, provider, provider_account_id, sign_in_key, email: provider_email }
  const created_at = new Date(change.connected_at)
  await db.oauth_account.create({ data: { ...account, purpose: "sign_in", created_at }, select: { id: true } })
}

function emailOf({ email }: { email: string | null }): string {
  if (!email) throw new AppError("LINK_INVALID")
  return email
}
