import type { z } from "zod"
import { AppError } from "@hearthbook/core/errors/errors"
import { deleteStoredAnswers } from "../../../idempotency/idempotency-store.ts"
import { found } from "@hearthbook/core/errors/not-found"
import { madeKinds } from "@hearthbook/core/permissions/ways-in"
import { can, type Role } from "@hearthbook/core/permissions/permissions"
import type { Scope } from "../../../request/scope.ts"
import { recordEvent } from "../../access/auth/auth-event.ts"
import { passOnInvited } from "../../access/auth/email/invited-since.ts"
import { undoableSince } from "../../access/auth/one-time-token.ts"
import { revokeMade, takeOverMade } from "../../access/auth/session/made-ways-in.ts"
import { memberRemovedLetter } from "../../messages/mail/letters.ts"
import { deletePendingMail, queueMail } from "../../messages/mail/mail.ts"
import { deleteOauthAccounts } from "../../access/oauth/delete-oauth-accounts.ts"
import type { memberRemoval, memberRemoved } from "./family.schema.ts"
import { createReturnLink } from "./return-link.ts"
import { lockFamily } from "./lock-family.ts"

/** `tokens` are to be revoked at Google after the commit. */
type Removed = z.output<typeof memberRemoved> & { tokens: string[] }

/**
 * Removes another adult from the family, with everything that gives them access, and mails them. What they made for others to come
 * in ends too, but for the kinds to `keep`, which the actor takes over. Their records stay with the family. The mail to a parent has a link
 * that puts them back within 7 days. CONFLICT for the actor and for a child's login, which are removed elsewhere; NOT_FOUND for anyone else.
 */
export async function removeMember(scope: Scope, { id, keep = [] }: z.output<typeof memberRemoval>): Promise<Removed> {
  const { db, actor, family_id, origin, now } = scope
  await lockFamily(scope)
  // The actor was removed while waiting for the lock.
  if ((await db.user.count({ where: { id: actor.user_id, family_id } })) === 0) throw new AppError("TOKEN_INVALID")
  const select = {
    id: true,
    role: true,
    email: true,
    first_name: true,
    last_name: true,
    email_verified_at: true,
    suspended_at: true,
    invited_by: true,
    created_at: true,
    family: { select: { name: true } },
  }
  const person = found(await db.user.findFirst({ where: { id, family_id }, select }), "person")
  if (id === actor.user_id) throw new AppError("CONFLICT", "To leave the family, delete your account in Settings.")
  if (person.role === "student") throw new AppError("CONFLICT", "Remove a child's login on the Students page.")
  const owner = { family_id, user_id: id }
  const tokens = await deleteOauthAccounts(scope, owner)
  const ending = madeKinds.filter((kind) => !keep.some((kept) => kept === kind))
  const revoked = await revokeMade(db, owner, ending, now)
  await takeOverMade(db, owner, actor.user_id)
  const mailbox = await trustedMailbox(scope, person)
  // The parents they have removed can still come back.
  await db.invitation.updateMany({
    where: { family_id, invited_by: id, is_return: true },
    data: { invited_by: actor.user_id },
  })
  await passOnInvited(db, { family_id, ...person })
  await db.user.delete({ where: { id, family_id }, select: { id: true } })
  await deleteStoredAnswers(db, { family_id })
  await deletePendingMail(db, family_id, person.email)
  const url = mailbox && (await createReturnLink(scope, { ...person, email: mailbox }))
  for (const recipient of new Set([person.email, ...(mailbox ? [mailbox] : [])])) {
    const letter = memberRemovedLetter(person, person.family.name, recipient === mailbox ? url : null)
    await queueMail(db, { family_id, recipient, letter, now })
  }
  const event = { type: "member_removed" as const, family_id, user_id: actor.user_id, metadata: { role: person.role } }
  await recordEvent(db, { ...origin, now }, event)
  return { id, revoked, tokens }
}

type Person = {
  id: string
  role: Role
  email: string
  email_verified_at: Date | null
  suspended_at: Date | null
  invited_by: string | null
  created_at: Date
}

/**
 * The address that may put a removed parent back: from before the changes of the last days, which may have been a thief's. Null for who is
 * no parent, was suspended, has not confirmed an address, or was invited in these days, perhaps by a thief.
 */
async function trustedMailbox({ db, family_id, now }: Scope, person: Person): Promise<string | null> {
  if (!can(person.role, "manage_members") || person.suspended_at || !person.email_verified_at) return null
  if (person.invited_by && person.created_at >= undoableSince(now)) return null
  const oldest = await db.one_time_token.findFirst({
    where: { family_id, user_id: person.id, purpose: "sign_in_undo", used_at: null, expires_at: { gt: now } },
    select: { email: true },
    orderBy: { id: "asc" },
  })
  return oldest?.email ?? person.email
}
