import { AppError } from "@hearthbook/core/errors/errors"
import { deleteStoredAnswers } from "../../../idempotency/idempotency-store.ts"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { recordEvent } from "../../access/auth/auth-event.ts"
import { memberRemovedLetter } from "../../messages/mail/letters.ts"
import { deletePendingMail, queueMail } from "../../messages/mail/mail.ts"
import { deleteOauthAccounts } from "../../access/oauth/delete-oauth-accounts.ts"
import { lockFamily } from "./lock-family.ts"

/** `tokens` are to be revoked at Google after the commit. */
type Removed = { id: string; tokens: string[] }

/**
 * Removes another adult from the family, with everything that gives them access, and mails them. Their records stay with the
 * family. CONFLICT for the actor and for a child's login, which are removed elsewhere; NOT_FOUND for anyone else.
 */
export async function removeMember(scope: Scope, id: string): Promise<Removed> {
  const { db, actor, family_id, origin, now } = scope
  await lockFamily(scope)
  // The actor was removed while waiting for the lock.
  if ((await db.user.count({ where: { id: actor.user_id, family_id } })) === 0) throw new AppError("TOKEN_INVALID")
  const select = { role: true, email: true, first_name: true, family: { select: { name: true } } }
  const person = found(await db.user.findFirst({ where: { id, family_id }, select }), "person")
  if (id === actor.user_id) throw new AppError("CONFLICT", "To leave the family, delete your account in Settings.")
  if (person.role === "student") throw new AppError("CONFLICT", "Remove a child's login on the Students page.")
  const tokens = await deleteOauthAccounts(scope, { family_id, user_id: id })
  await db.user.delete({ where: { id, family_id }, select: { id: true } })
  await deleteStoredAnswers(db, family_id)
  await deletePendingMail(db, family_id, person.email)
  const letter = memberRemovedLetter(person, person.family.name)
  await queueMail(db, { family_id, recipient: person.email, letter, now })
  const event = { type: "member_removed" as const, family_id, user_id: actor.user_id, metadata: { role: person.role } }
  await recordEvent(db, { ...origin, now }, event)
  return { id, tokens }
}
