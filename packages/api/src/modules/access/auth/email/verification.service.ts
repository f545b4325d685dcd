import type { Db } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import { countUse } from "../../../../rate-limit/rate-limit.ts"
import type { RequestMeta, Settings } from "../../../../request/request.ts"
import type { Scope } from "../../../../request/scope.ts"
import { tokenPageAt } from "@hearthbook/core/paths/app-paths"
import { verificationLetter } from "../../../messages/mail/letters.ts"
import { sendChildAddressMail } from "./child-address-mail.ts"
import { isLoginName, queueMail } from "../../../messages/mail/mail.ts"
import { changeEmail } from "./change-email.service.ts"
import { recordEvent } from "../auth-event.ts"
import type { EmailVerified, UserView, VerificationStatus, VerificationView } from "../auth.schema.ts"
import { lockUser } from "../lock-user.ts"
import { issueToken, readToken, redeemToken } from "../one-time-token.ts"
import { loginsMadeElsewhere, revokeCredentials } from "../session/revoke-credentials.service.ts"
import { namesOfLogins } from "../../../../identity/student-names.ts"

type Addressee = { family_id: string; user: Pick<UserView, "id" | "email" | "first_name"> }

/** Mails a link that verifies the address. */
export async function sendVerification(db: Db, meta: RequestMeta, { family_id, user }: Addressee): Promise<void> {
  if (isLoginName(user.email)) return
  const { settings, now } = meta
  const url = await verificationUrl(db, { settings, now }, { family_id, user_id: user.id, email: user.email })
  await queueMail(db, { family_id, recipient: user.email, letter: verificationLetter(user, url), now })
  await recordEvent(db, meta, { type: "email_verification_sent", family_id, user_id: user.id })
}

/** Creates a link whose use proves that the person reads the mail of this address. */
export async function verificationUrl(
  db: Db,
  { settings, now }: { settings: Settings; now: Date },
  owner: { family_id: string; user_id: string; email: string },
): Promise<string> {
  return `${settings.app_url}${tokenPageAt("verifyEmail", await issueToken(db, owner, "email_verification", now))}`
}

/** Returns the verification status of the person's address: verified or not, and required or not. */
export async function verificationStatus(scope: Scope): Promise<VerificationStatus> {
  const { actor, settings } = scope
  const { email, email_verified_at } = await readPerson(scope)
  return {
    email,
    email_verified: email_verified_at !== null,
    email_verification_required: settings.require_verified_email && actor.role !== "student",
  }
}

/** Mails the link again; does nothing for a verified address. RATE_LIMITED after 5 per hour. */
export async function resendVerification(scope: Scope): Promise<VerificationStatus> {
  const { db, actor, family_id, origin, settings, now } = scope
  const status = await verificationStatus(scope)
  if (status.email_verified) return status
  if (isLoginName(status.email)) throw new AppError("VALIDATION_ERROR", "This address is a login name, not a mailbox.")
  if (actor.role === "student") {
    // The mailbox may not be the child's, so it is asked to confirm, at most three times a day.
    await sendChildAddressMail(db, { settings, now }, await readLogin(scope))
    return status
  }
  await countUse(db, { key: `verification:${actor.user_id}`, limit: 5, windowSeconds: 3600, now })
  await sendVerification(db, { ...origin, settings, now }, { family_id, user: await readLogin(scope) })
  return status
}

/**
 * Reads the address that a mailed link confirms for the signed-in person, without using the link up. LINK_INVALID, also for
 * another person's link, or LINK_EXPIRED.
 */
export async function readVerification(scope: Scope, token: string): Promise<VerificationView> {
  const { db, actor, family_id, now } = scope
  const { email, user_id } = await readToken(db, token, "email_verification", now)
  refuseOthersLink(scope, { user_id })
  const person = await readPerson(scope)
  const isFirstProof = person.email_verified_at === null && actor.role !== "student"
  const where = loginsMadeElsewhere(family_id, actor.session_id)
  const closing = isFirstProof
    ? await db.user.findMany({
        where,
        select: { family_id: true, student_id: true, first_name: true },
        orderBy: { id: "asc" },
      })
    : []
  return {
    email: email ?? person.email,
    replaces: email && email !== person.email ? person.email : null,
    closed_logins: await namesOfLogins(db, closing),
  }
}

/**
 * Confirms that the signed-in person reads the mail of their address, or of their new one. Reading the mail alone is not
 * enough, because a stranger may have created the account. The first confirmation ends all other sessions and links of the
 * account. LINK_INVALID, also for another person's link, LINK_EXPIRED, or EMAIL_ALREADY_EXISTS if the new address has an
 * account by now.
 */
export async function verifyEmail(scope: Scope, token: string): Promise<EmailVerified> {
  const { db, actor, origin, settings, now } = scope
  const { email, family_id, user_id } = await redeemToken(db, token, "email_verification", now)
  const owner = { family_id, user_id }
  refuseOthersLink(scope, owner)
  await lockUser(db, actor.user_id)
  const before = await readPerson(scope)
  if (before.email_verified_at && (!email || email === before.email)) return { email_verified: true, closed_logins: [] }
  // Links and PINs of the person who is signed in and reads the mail stay, and at a later change of the address the tablets, too.
  const { closed_logins } = await revokeCredentials(db, owner, {
    now,
    keep_session: actor.session_id,
    revoke: before.email_verified_at ? ["access_token"] : ["access_token", "tablet"],
  })
  if (email) await changeEmail(scope, email)
  await markVerified(db, { ...origin, settings, now }, owner)
  return { email_verified: true, closed_logins }
}

function refuseOthersLink({ actor }: Scope, owner: { user_id: string }): void {
  if (owner.user_id === actor.user_id) return
  throw new AppError("LINK_INVALID", "This link belongs to another account. Sign in with that one to confirm it.")
}

async function readLogin({ db, actor, family_id }: Scope) {
  const select = { id: true, family_id: true, email: true, first_name: true }
  return found(await db.user.findFirst({ where: { id: actor.user_id, family_id }, select }), "user")
}

async function readPerson({ db, actor, family_id }: Scope) {
  const select = { email: true, email_verified_at: true }
  return found(await db.user.findFirst({ where: { id: actor.user_id, family_id }, select }), "user")
}

/**
 * Records that a person's address is verified, and makes them an administrator if ADMIN_EMAILS lists it. Not earlier: otherwise
 * the first person to register a listed address would run the installation.
 */
export async function markVerified(
  db: Db,
  meta: RequestMeta,
  { family_id, user_id }: { family_id: string; user_id: string },
): Promise<void> {
  const { now, settings } = meta
  const { count } = await db.user.updateMany({
    where: { id: user_id, family_id, email_verified_at: null },
    data: { email_verified_at: now },
  })
  await db.user.updateMany({
    where: { id: user_id, family_id, email: { in: settings.admin_emails }, role: { in: ["parent", "teacher"] } },
    data: { role: "admin" },
  })
  if (count > 0) await recordEvent(db, meta, { type: "email_verified", family_id, user_id })
}
