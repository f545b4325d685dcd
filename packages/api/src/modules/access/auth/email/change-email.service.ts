import { bypassRls } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"
import { isDuplicate } from "../../../../sql/database-errors.ts"
import type { Scope } from "../../../../request/scope.ts"
import { releaseUnconfirmed } from "./release-address.ts"
import { emailChangedLetter } from "../../../messages/mail/sign-in-change-letters.ts"
import { queueMail } from "../../../messages/mail/mail.ts"
import { recordEvent } from "../auth-event.ts"
import { signInUndoUrl } from "./sign-in-undo.service.ts"

/**
 * Makes an address the person's own after they have proved that they read its mail. The old mailbox gets a mail with a link
 * that undoes the change. EMAIL_ALREADY_EXISTS if the address belongs to someone else by now.
 */
export async function changeEmail(scope: Scope, email: string): Promise<void> {
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
  // Reports to the old mailbox are deleted. Warnings are still sent there.
  const reports = {
    family_id,
    recipient: before.email,
    status: { not: "sent" as const },
    NOT: { headers: { equals: {} } },
  }
  await db.outbox_email.deleteMany({ where: reports })
  // An unconfirmed address cannot be restored, because it must stay available to the person who reads its mail.
  const undo = before.email_verified_at
    ? await signInUndoUrl(db, { settings, now }, { ...owner, email: before.email }, { kind: "email" })
    : null
  await queueMail(db, { family_id, recipient: before.email, letter: emailChangedLetter(before, email, undo), now })
  await recordEvent(db, { ...origin, now }, { type: "email_changed", ...owner })
}
