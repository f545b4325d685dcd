import type { Db } from "@hearthbook/db"
import type { Origin, Settings } from "../../request.ts"
import { holdUser } from "../auth/held-user.ts"
import { closeWaysIn } from "../auth/ways-in.ts"
import { markVerified } from "../auth/verification.service.ts"
import { providerLinkedLetter } from "../mail/letters.ts"
import { queueMail } from "../mail/mail.ts"

type Facts = Origin & { settings: Settings; now: Date }
type User = { id: string; family_id: string; email: string; first_name: string; email_verified_at: Date | null }

/**
 * Gives an account to whoever was just shown to own its address. Where nobody had shown that before, whoever made it may
 * have been a stranger who waits for the owner to come: all that a stranger could come back with is taken away, the log-ins
 * of children included, for which the owner makes new passwords. A password reset goes to the mailbox and stays. The owner is told by mail.
 */
export async function adoptUser(db: Db, facts: Facts, user: User, provider_name: string): Promise<void> {
  const { family_id, email } = user
  const { now } = facts
  const owner = { family_id, user_id: user.id }
  const isFirstProof = user.email_verified_at === null
  if (isFirstProof) {
    await holdUser(db, user.id)
    const data = { password_hash: null, must_change_password: false }
    await db.user.update({ where: { id: user.id, family_id }, data, select: { id: true } })
    await closeWaysIn(db, owner, now)
    await db.oauth_account.deleteMany({ where: owner })
    await closeChildren(db, family_id, now)
    await markVerified(db, facts, owner)
  }
  const letter = providerLinkedLetter(user, provider_name, isFirstProof)
  await queueMail(db, { family_id, recipient: email, letter, now })
}

/** Signs every child of a family out, and lets none in again before its parent has made a new password. */
async function closeChildren(db: Db, family_id: string, now: Date): Promise<void> {
  const children = await db.user.findMany({ where: { family_id, role: "student" }, select: { id: true } })
  for (const { id } of children) {
    await db.user.update({ where: { id, family_id }, data: { password_hash: null }, select: { id: true } })
    await db.oauth_account.deleteMany({ where: { user_id: id, family_id } })
    await closeWaysIn(db, { family_id, user_id: id }, now)
  }
}
