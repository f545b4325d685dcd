import { randomBytes } from "node:crypto"
import type { z } from "zod"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { found, removedId } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { invitationAt } from "@hearthbook/core/paths/app-paths"
import { recordEvent } from "../../access/auth/auth-event.ts"
import { hasAccount } from "../../access/auth/email/has-account.ts"
import { hashToken } from "../../../identity/tokens.ts"
import { invitationLetter } from "../../messages/mail/letters.ts"
import { deletePendingMail, queueMail, refuseLoginName } from "../../messages/mail/mail.ts"
import { visibleTo } from "./invitation.policy.ts"
import type { invitationDraft, InvitationView } from "./invitation.schema.ts"
import { invitationSelect, nameOf, toInvitationView } from "./invitation.select.ts"

/** The lifetime of an invitation in milliseconds. */
const life = 7 * 24 * 60 * 60_000

/** The family's pending invitations, newest first; expired ones too, so that they can be sent again. */
export async function listInvitations(scope: Scope): Promise<InvitationView[]> {
  const rows = await scope.db.invitation.findMany({
    where: visibleTo(scope),
    select: invitationSelect,
    orderBy: { id: "desc" },
  })
  return rows.map((row) => toInvitationView(row, scope.now))
}

/**
 * Mails an invitation, replacing a pending one to the same address, so that only the last link works. EMAIL_ALREADY_EXISTS if
 * the address has an account. EMAIL_UNVERIFIED if the inviter's address is not verified: a stranger who registered someone's
 * address could otherwise add people to the family before the owner takes it back.
 */
export async function createInvitation(scope: Scope, draft: z.output<typeof invitationDraft>): Promise<InvitationView> {
  const { db, actor, family_id, origin, settings, now } = scope
  const { email, role } = draft
  await refuseUnknownInviter(scope)
  refuseLoginName(email)
  if (await hasAccount(scope, email)) {
    throw fieldError("email", "An account with this email already exists.", "EMAIL_ALREADY_EXISTS")
  }
  await db.invitation.deleteMany({ where: { email, AND: visibleTo(scope) } })
  await deletePendingMail(db, family_id, email)
  const token = randomBytes(32).toString("base64url")
  const expires_at = new Date(now.getTime() + life)
  const row = await db.invitation.create({
    data: {
      family_id,
      email,
      role,
      invited_by: actor.user_id,
      token_hash: hashToken(token),
      expires_at,
      created_at: now,
    },
    select: { ...invitationSelect, family: { select: { name: true } } },
  })
  const letter = invitationLetter({
    inviter: nameOf(row.inviter),
    family: row.family.name,
    role,
    url: `${settings.app_url}${invitationAt(token)}`,
  })
  await queueMail(db, { family_id, recipient: email, letter, now })
  const event = { type: "invitation_sent" as const, family_id, user_id: actor.user_id, metadata: { role } }
  await recordEvent(db, { ...origin, now }, event)
  return toInvitationView(row, now)
}

async function refuseUnknownInviter({ db, actor, family_id }: Scope): Promise<void> {
  const select = { email_verified_at: true, family: { select: { is_demo: true } } }
  const inviter = found(await db.user.findFirst({ where: { id: actor.user_id, family_id }, select }), "user")
  if (inviter.family.is_demo) {
    throw new AppError("WRONG_ROLE", "A demo family cannot invite people. Create your own family first.")
  }
  if (!inviter.email_verified_at) {
    throw new AppError("EMAIL_UNVERIFIED", "Please verify your own email address before you invite someone.")
  }
}

/** Withdraws an invitation: its link no longer works, and its mail is deleted if it was not sent yet. */
export async function removeInvitation(scope: Scope, id: string): Promise<{ id: string }> {
  const where = { id, AND: visibleTo(scope) }
  const { email } = found(await scope.db.invitation.findFirst({ where, select: { email: true } }), "invitation")
  await deletePendingMail(scope.db, scope.family_id, email)
  return removedId(id, await scope.db.invitation.deleteMany({ where }), "invitation")
}
