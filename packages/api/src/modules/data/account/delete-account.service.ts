import type { z } from "zod"
import { bypassRls } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"
import type { IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { deleteStoredAnswers } from "../../../idempotency/idempotency-store.ts"
import type { Scope } from "../../../request/scope.ts"
import { recordEvent } from "../../access/auth/auth-event.ts"
import { passOnInvited } from "../../access/auth/email/invited-since.ts"
import { lockProvenUser, provePassword, type Proven } from "../../access/auth/proof/prove-password.ts"
import { changeAndRevoke } from "../../access/oauth/change-and-revoke.ts"
import { lockFamily } from "../../family/family/lock-family.ts"
import { accountDeletedLetter } from "../../messages/mail/letters.ts"
import { deletePendingMail, isDemo, queueMail } from "../../messages/mail/mail.ts"
import { deleteOauthAccounts } from "../../access/oauth/delete-oauth-accounts.ts"
import type { accountDeleted, accountDeletion } from "./account.schema.ts"
import { headRoles, readRemainingMembers } from "./account.service.ts"

type Deleted = z.output<typeof accountDeleted>

/**
 * Deletes the person, and the family with its last parent, and confirms it by mail. The email address is free again.
 * VALIDATION_ERROR at `password`; CONFLICT if teachers would be left in a family without a parent.
 */
export async function deleteAccount(
  context: IdentifiedContext,
  { password }: z.output<typeof accountDeletion>,
): Promise<Deleted> {
  const proven = await provePassword(context, password, "password")
  return changeAndRevoke(context, (scope) => deletePerson(scope, proven))
}

/** Pending invitations of this person pass to whoever invited them, or else to another head of the family. */
async function deleteUser({ db, actor, family_id }: Scope): Promise<void> {
  const person = { id: actor.user_id, family_id }
  const { invited_by } = await db.user.findUniqueOrThrow({ where: person, select: { invited_by: true } })
  const heads = { family_id, id: { not: actor.user_id }, role: { in: headRoles }, suspended_at: null }
  const others = await db.user.findMany({ where: heads, select: { id: true }, orderBy: { id: "asc" } })
  const successor = others.find(({ id }) => id === invited_by) ?? others[0]
  if (successor)
    await db.invitation.updateMany({
      where: { family_id, invited_by: actor.user_id },
      data: { invited_by: successor.id },
    })
  await passOnInvited(db, { ...person, invited_by })
  await db.user.delete({ where: person, select: { id: true } })
  await deleteStoredAnswers(db, { family_id })
}

/** `tokens` are to be revoked at Google after the commit. */
async function deletePerson(scope: Scope, proven: Proven): Promise<Deleted & { tokens: string[] }> {
  const { db, actor, family_id, origin, now } = scope
  await lockFamily(scope)
  await lockProvenUser(db, actor.user_id, proven, "password")
  const { takes_family: family_deleted, teachers_left } = await readRemainingMembers(scope)
  if (teachers_left > 0) {
    throw new AppError(
      "CONFLICT",
      "You are the last parent. Invite another parent, or remove the teachers first. Then the family is deleted with your account.",
    )
  }
  const owner = { family_id, user_id: actor.user_id }
  const isDemoFamily = await isDemo(db, family_id)
  const tokens = await deleteOauthAccounts(scope, family_deleted ? { family_id } : owner)
  if (family_deleted) await db.family.delete({ where: { id: family_id }, select: { id: true } })
  else await deleteUser(scope)
  await deletePendingMail(db, family_id, proven.email)
  // Without a family, because mail of a family is deleted with it.
  const letter = accountDeletedLetter(proven, family_deleted)
  const mail = { family_id: null, recipient: proven.email, letter, now }
  if (!isDemoFamily) await bypassRls(scope, (all) => queueMail(all, mail))
  const type = family_deleted ? ("family_deleted" as const) : ("account_deleted" as const)
  await recordEvent(db, { ...origin, now }, { type, ...owner })
  return { family_deleted, tokens }
}
