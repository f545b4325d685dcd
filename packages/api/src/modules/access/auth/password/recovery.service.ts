import type { Db } from "@hearthbook/db"
import { hashPassword } from "@hearthbook/db/password"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { countPublicUse } from "../../../../rate-limit/public-limits.ts"
import { countUse } from "../../../../rate-limit/rate-limit.ts"
import type { Origin, RequestFacts, Settings } from "../../../../request/request.ts"
import { childPasswordProblems, passwordProblems, weakPassword } from "@hearthbook/core/permissions/password-rules"
import { paths, tokenPageAt } from "@hearthbook/core/paths/app-paths"
import { openTransaction } from "../../../../transaction/transaction.ts"
import { sendChildAddressMail, childAddressUrl } from "../email/child-address-mail.ts"
import { releaseHint } from "../email/child-address-letters.ts"
import { isUnconfirmed } from "../email/release-address.ts"
import { passwordResetLetter } from "../../../messages/mail/letters.ts"
import { passwordChangedLetter, passwordResetDoneLetter } from "../../../messages/mail/sign-in-change-letters.ts"
import { isLoginName, queueMail } from "../../../messages/mail/mail.ts"
import { recordEvent } from "../auth-event.ts"
import { lockUser } from "../lock-user.ts"
import { forgetOtherBrowsers } from "../session/known-browser.ts"
import { clearAllAttempts } from "./login-lock.ts"
import { issueToken, readToken, redeemToken } from "../one-time-token.ts"
import { revokeCredentials } from "../session/revoke-credentials.service.ts"
import { signInUndoUrl } from "../email/sign-in-undo.service.ts"
import { markVerified } from "../email/verification.service.ts"

/**
 * Mails a link that sets a new password. The answer is the same whether or not the email has an account. VALIDATION_ERROR for a
 * child's login name, which has no mailbox. RATE_LIMITED after 3 requests per hour for one email, 30 from one address, or 1,000
 * in all.
 */
export async function requestPasswordReset(context: RequestFacts, email: string): Promise<{ email: string }> {
  if (isLoginName(email)) {
    throw fieldError("email", "This is a login name without a mailbox. Ask your parent for a new password.")
  }
  const meta = { ...context, now: context.clock() }
  const { client, client_address } = context
  await countPublicUse(client, "reset", { client_address, now: meta.now })
  const use = { key: `reset:${email}`, limit: 3, windowSeconds: 3600, now: meta.now }
  await openTransaction(client, "change", (db) => countUse(db, use))
  await openTransaction(client, "change", async (db) => {
    const select = { id: true, family_id: true, email: true, first_name: true, role: true, email_verified_at: true }
    const user = await db.user.findUnique({ where: { email }, select })
    if (!user) return recordEvent(db, meta, { type: "password_reset_requested" })
    const owner = { family_id: user.family_id, user_id: user.id }
    // A parent entered the address. The person who reads its mail may release it, but must not get the child's password.
    if (isUnconfirmed(user)) {
      await sendChildAddressMail(db, meta, user)
      return recordEvent(db, meta, { type: "password_reset_requested", ...owner })
    }
    const token = await issueToken(db, owner, "password_reset", meta.now)
    const url = `${meta.settings.app_url}${tokenPageAt("resetPassword", token)}`
    const letter = passwordResetLetter(user, url)
    if (user.role === "student") letter.note += ` ${releaseHint(user, await childAddressUrl(db, meta, user))}`
    await queueMail(db, { family_id: user.family_id, recipient: email, letter, now: meta.now })
    return recordEvent(db, meta, { type: "password_reset_requested", ...owner })
  })
  return { email }
}

/**
 * Sets the password chosen by the owner of the link, ends all sessions and everything that the person made to let somebody in, open
 * invitations too, and marks the address as verified, because the link came by mail. LINK_INVALID, LINK_EXPIRED, or VALIDATION_ERROR at `password`.
 */
export async function confirmPasswordReset(
  context: RequestFacts,
  { token, password }: { token: string; password: string },
): Promise<{ signed_out: number }> {
  const meta = { ...context, now: context.clock() }
  // Checked before the expensive hash, so that forged links cost nothing.
  await openTransaction(context.client, "read", (db) => readToken(db, token, "password_reset", meta.now))
  const password_hash = await hashPassword(password)
  return openTransaction(context.client, "change", async (db) => {
    const { family_id, user_id } = await redeemToken(db, token, "password_reset", meta.now)
    const owner = { family_id, user_id }
    await lockUser(db, owner.user_id)
    const user = await db.user.findUniqueOrThrow({
      where: { id: owner.user_id },
      select: { role: true, email: true, first_name: true, email_verified_at: true },
    })
    // A weak password must not use the link up. This throws, and the transaction is rolled back.
    refuseWeak(user.role, password)
    await db.user.update({
      where: { id: owner.user_id },
      data: { password_hash, must_change_password: false },
      select: { id: true },
    })
    if (!user.email_verified_at) await db.oauth_account.deleteMany({ where: owner })
    const { signed_out } = await revokeCredentials(db, owner, meta)
    await db.invitation.deleteMany({ where: { family_id, invited_by: user_id, accepted_at: null } })
    await clearAllAttempts(db, user.email)
    await forgetOtherBrowsers(db, owner, context.browser)
    await markVerified(db, meta, owner)
    const letter = passwordResetDoneLetter(user, `${meta.settings.app_url}${paths.login}`)
    await queueMail(db, { family_id, recipient: user.email, letter, now: meta.now })
    await recordEvent(db, meta, { type: "password_reset", ...owner })
    return { signed_out }
  })
}

/** Throws if a password is too weak. A child's password only needs the length and no banned word. */
export function refuseWeak(role: string, password: string, field = "password"): void {
  const problems = role === "student" ? childPasswordProblems(password) : passwordProblems(password)
  if (problems.length === 0) return
  const issues = problems.map((message) => ({ field, message }))
  throw new AppError("VALIDATION_ERROR", weakPassword, { issues })
}

type Changed = { family_id: string; user_id: string; email: string; first_name: string }

/** Mails that the password was changed. A confirmed address gets a link that undoes the change. */
export async function sendPasswordChangedMail(
  db: Db,
  { settings, now }: Origin & { settings: Settings; now: Date },
  { family_id, user_id, email, first_name }: Changed,
): Promise<void> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: user_id },
    select: { role: true, email: true, email_verified_at: true },
  })
  // An unconfirmed address of a child may be a stranger's.
  if (isUnconfirmed(user)) return
  const undo = user.email_verified_at
    ? await signInUndoUrl(db, { settings, now }, { family_id, user_id, email }, { kind: "password" })
    : null
  const letter = passwordChangedLetter({ first_name }, undo)
  await queueMail(db, { family_id, recipient: email, letter, now })
}
