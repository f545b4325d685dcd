import type { Db } from "@hearthbook/db"
import { hashPassword } from "@hearthbook/db/password"
import type { z } from "zod"
import { AppError } from "@hearthbook/core/errors/errors"
import { isDuplicate } from "../../../sql/database-errors.ts"
import type { RequestFacts } from "../../../request/request.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { recordEvent } from "../../access/auth/auth-event.ts"
import { toUserView, userSelect } from "../../access/auth/auth.select.ts"
import type { SignedIn } from "../../access/auth/auth.service.ts"
import { openSession } from "../../access/auth/session/session.service.ts"
import { hashToken } from "../../../identity/tokens.ts"
import { markVerified } from "../../access/auth/email/verification.service.ts"
import { releaseUnconfirmed } from "../../access/auth/email/release-address.ts"
import { lockFamily } from "../family/lock-family.ts"
import { notify } from "../../messages/notification/notify.ts"
import type { invitationAcceptance, InvitationOffer } from "./invitation.schema.ts"
import { invitedRole, offerSelect, toInvitationOffer } from "./invitation.select.ts"

/**
 * The details of an invitation, for the holder of its link. LINK_INVALID once accepted or withdrawn, LINK_EXPIRED after 7 days.
 */
export async function readInvitation(context: RequestFacts, token: string): Promise<InvitationOffer> {
  const offer = await openTransaction(context.client, "read", (db) => readOffer(db, token, context.clock()))
  return toInvitationOffer(offer)
}

/**
 * Creates the invited person's account in the family and signs them in. The link came by mail, so the address is verified.
 * EMAIL_ALREADY_EXISTS if the address has an account by now: a user belongs to one family.
 */
export async function acceptInvitation(
  context: RequestFacts,
  input: z.output<typeof invitationAcceptance>,
): Promise<SignedIn> {
  const meta = { ...context, now: context.clock() }
  // Checked before the expensive hash, so that forged links cost nothing.
  await openTransaction(context.client, "read", (db) => readOffer(db, input.token, meta.now))
  const password_hash = await hashPassword(input.password)
  const work = openTransaction(context.client, "change", async (db) => {
    const { id, family_id, email, role, invited_by, is_return } = await readOffer(db, input.token, meta.now)
    // Waits for a last parent who is deleting the family at this moment, or makes them wait.
    await lockFamily({ db, family_id })
    // If two people use the link at once, the row lock lets only one of them through.
    const where = { id, family_id, accepted_at: null }
    const { count } = await db.invitation.updateMany({ where, data: { accepted_at: meta.now } })
    if (count === 0) throw new AppError("LINK_INVALID")
    await releaseUnconfirmed(db, meta, email)
    const { first_name, last_name } = input
    const origin = { invited_by: is_return ? null : invited_by, created_at: meta.now }
    const person = { family_id, role: invitedRole(role), first_name, last_name, email, password_hash, ...origin }
    const { id: user_id } = await db.user.create({ data: person, select: { id: true } })
    await db.settings.create({ data: { family_id, user_id }, select: { user_id: true } })
    await markVerified(db, meta, { family_id, user_id })
    await recordEvent(db, meta, { type: "invitation_accepted", family_id, user_id, metadata: { role } })
    const notification = {
      kind: "invitation_accepted" as const,
      title: `${first_name} ${last_name} has joined your family`,
      body: person.role === "teacher" ? "As a teacher" : "As a parent",
    }
    await notify({ ...meta, db, family_id, actor: { user_id } }, ["heads", [notification]])
    const user = toUserView(await db.user.findUniqueOrThrow({ where: { id: user_id }, select: userSelect }))
    const owner = { family_id, user, remember_me: true, means: "invitation" as const }
    return { ...(await openSession(db, meta, owner)), user }
  })
  return work.catch((error: unknown) => {
    throw isDuplicate(error) ? new AppError("EMAIL_ALREADY_EXISTS") : error
  })
}

async function readOffer(db: Db, token: string, now: Date) {
  const where = { token_hash: hashToken(token), accepted_at: null }
  const offer = await db.invitation.findFirst({ where, select: offerSelect })
  if (!offer) throw new AppError("LINK_INVALID")
  if (offer.expires_at <= now) throw new AppError("LINK_EXPIRED")
  return offer
}
