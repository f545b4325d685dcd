import type { Db } from "@hearthbook/db"
import type { Origin, Settings } from "../../request.ts"
import { holdUser } from "../auth/held-user.ts"
import { withdrawTokens } from "../auth/one-time-token.ts"
import { endSessions } from "../auth/session.service.ts"
import { markVerified } from "../auth/verification.service.ts"
import { providerLinkedLetter } from "../mail/letters.ts"
import { queueMail } from "../mail/mail.ts"

type Facts = Origin & { settings: Settings; now: Date }
type User = { id: string; family_id: string; email: string; first_name: string; email_verified_at: Date | null }

/**
 * Gives an account to whoever was just shown to own its address. Where nobody had shown that before, whoever made it may
 * have been a stranger who waits for the owner to come: all that a stranger could come back with is taken away. A
 * password reset goes to the mailbox and stays. The owner is told by mail.
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
    await endSessions(db, owner, now)
    await withdrawTokens(db, owner, "magic_link", now)
    await db.oauth_account.deleteMany({ where: owner })
    await markVerified(db, facts, owner)
  }
  const letter = providerLinkedLetter(user, provider_name, isFirstProof)
  await queueMail(db, { family_id, recipient: email, letter, now })
}
