import type { Db } from "@hearthbook/db"
import type { Origin } from "../../../../request/request.ts"
import { deletePendingMail } from "../../../messages/mail/mail.ts"
import type { InvitedView } from "../auth.schema.ts"
import { recordEvent } from "../auth-event.ts"
import { revokeCredentials } from "../session/revoke-credentials.service.ts"

type Inviter = { family_id: string; user_id: string }

const personSelect = { id: true, first_name: true, last_name: true, email: true, role: true } as const

/**
 * The people who joined through somebody's invitations since then, also through those of each other, and the invitations of all of them that
 * are still open.
 */
export async function readInvited(db: Db, inviter: Inviter, since: Date) {
  const { family_id } = inviter
  const joined = await joinedThrough(db, family_id, [inviter.user_id], since)
  const invitations = await db.invitation.findMany({
    where: openInvitations(family_id, [inviter.user_id, ...joined.map(({ id }) => id)]),
    select: { email: true, role: true },
    orderBy: { id: "asc" },
  })
  return { joined, invitations }
}

async function joinedThrough(
  db: Db,
  family_id: string,
  inviters: string[],
  since: Date,
): Promise<InvitedView["joined"]> {
  const joined = await db.user.findMany({
    where: { family_id, invited_by: { in: inviters }, created_at: { gte: since }, id: { notIn: inviters } },
    select: personSelect,
    orderBy: { id: "asc" },
  })
  if (joined.length === 0) return []
  const ids = joined.map(({ id }) => id)
  const further = await joinedThrough(db, family_id, ids, since)
  return [...joined, ...further.filter(({ id }) => !ids.includes(id))]
}

/** A removed parent can come back through a mail to their own mailbox, whoever removed them. */
function openInvitations(family_id: string, inviters: string[]) {
  return { family_id, invited_by: { in: inviters }, accepted_at: null, is_return: false }
}

/** Signs out and suspends those who joined through somebody's invitations since then, and takes back the open ones. Returns both. */
export async function shutOutInvited(
  db: Db,
  meta: Origin & { now: Date },
  inviter: Inviter,
  since: Date,
): Promise<InvitedView> {
  const { family_id } = inviter
  const { joined, invitations } = await readInvited(db, inviter, since)
  for (const { id } of joined) {
    await db.user.update({ where: { id, family_id }, data: { suspended_at: meta.now }, select: { id: true } })
    await revokeCredentials(db, { family_id, user_id: id }, { now: meta.now })
    await recordEvent(db, meta, { type: "member_suspended", family_id, user_id: id })
  }
  for (const { email } of invitations) await deletePendingMail(db, family_id, email)
  const inviters = [inviter.user_id, ...joined.map(({ id }) => id)]
  await db.invitation.deleteMany({ where: openInvitations(family_id, inviters) })
  return { joined, invitations }
}

/**
 * Counts those whom a person invited as invited by that person's own inviter, before the account goes: the chain from a thief to an
 * accomplice's accomplice holds without the one in the middle.
 */
export async function passOnInvited(
  db: Db,
  { family_id, id, invited_by }: { family_id: string; id: string; invited_by: string | null },
): Promise<void> {
  await db.user.updateMany({ where: { family_id, invited_by: id }, data: { invited_by } })
}
