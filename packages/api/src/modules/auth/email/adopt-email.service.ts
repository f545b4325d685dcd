import { bypassRls } from "@hearthbook/db"
import { AppError } from "../../../errors/errors.ts"
import { isDuplicate } from "../../../sql/is-duplicate.ts"
import type { Scope } from "../../../request/scope.ts"
import { releaseUnconfirmed } from "./release-address.ts"
import { emailChangedLetter } from "../../mail/sign-in-change-letters.ts"
import { queueMail } from "../../mail/mail.ts"
import { recordEvent } from "../auth-event.ts"
import { signInUndoUrl } from "./sign-in-undo.service.ts"

/**
 * Makes an address the person's own that they have just shown to read; the one they already have stays. The old mailbox is
 * told, and can undo it. EMAIL_ALREADY_EXISTS where it is somebody else's by now.
 */
export async function adoptEmail(scope: Scope, email: string): Promise<void> {
  const { db, actor, family_id, origin, settings, now } = scope
  const where = { id: actor.user_id, family_id }
  const before = await db.user.findFirstOrThrow({
    where,
    select: { email: true, first_name: true, email_verified_at: true },
  })
  if (before.email === email) return
  await bypassRls(scope, (all) => releaseUnconfirmed(all, { ...origin, settings, now }, email))
  const data = { email, email_verified_at: now, version: { increment: 1 } }
  await db.user.update({ where, data, select: { id: true } }).catch((error: unknown) => {
    throw isDuplicate(error) ? new AppError("EMAIL_ALREADY_EXISTS") : error
  })
  const owner = { family_id, user_id: actor.user_id }
  // Reports go nowhere any more. What warns the old mailbox still goes there.
  const reports = {
    family_id,
    recipient: before.email,
    status: { not: "sent" as const },
    NOT: { headers: { equals: {} } },
  }
  await db.outbox_email.deleteMany({ where: reports })
  // An address that nobody confirmed is nobody's to come back to, and must stay free for whoever reads its mail.
  const undo = before.email_verified_at
    ? await signInUndoUrl(db, { settings, now }, { ...owner, email: before.email }, { kind: "email" })
    : null
  await queueMail(db, { family_id, recipient: before.email, letter: emailChangedLetter(before, email, undo), now })
  await recordEvent(db, { ...origin, now }, { type: "email_changed", ...owner })
}
