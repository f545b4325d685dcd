import type { Db, Prisma } from "@hearthbook/db"
import { madeKinds, type MadeKind } from "@hearthbook/core/permissions/ways-in"
import { deleteStoredAnswers } from "../../../../idempotency/idempotency-store.ts"
import { namesOfLogins } from "../../../../identity/student-names.ts"
import { revokeMade, type RevokedWayIn } from "./made-ways-in.ts"

/**
 * Links that stay valid. They are mailed to another address than the account's: one undoes a change, the other confirms or
 * releases a child's address. Neither opens a session.
 */
const lastingLinks = ["sign_in_undo", "child_address"] as const

type Owner = { family_id: string; user_id: string }
type Revocation = {
  now: Date
  /** The session of the person who has just proved who they are, which continues. If absent, all sessions end. */
  keep_session?: string
  /** The kinds that end of what the person made. If absent, all of them. */
  revoke?: readonly MadeKind[]
  /** Children's logins that were created or reset since then are closed too, even for a confirmed account. */
  distrust_since?: Date
}
type Revoked = {
  /** The number of sessions that were ended. */
  signed_out: number
  /** The ways in that the person had made. */
  revoked: RevokedWayIn[]
  /** First names of children whose logins were closed. */
  closed_logins: string[]
}

/**
 * Ends everything that was started with an account before its owner was proved: sessions, links, codes, pending address changes, and
 * what the person made that lets somebody in, which `revoke` can limit. Links that undo a change stay valid, so that a thief who sets
 * another password cannot remove them.
 *
 * An account with an unconfirmed address may have been created by a stranger who waits for the owner. Its children's logins are
 * closed too, except those created in the session that continues. Call it before the address is marked as confirmed.
 */
export async function revokeCredentials(
  db: Db,
  owner: Owner,
  { now, keep_session, revoke = madeKinds, distrust_since }: Revocation,
): Promise<Revoked> {
  const { family_id, user_id } = owner
  // Links first: a session that one of them opens meanwhile is ended below.
  const links = { ...owner, purpose: { notIn: [...lastingLinks] }, used_at: null }
  await db.one_time_token.updateMany({ where: links, data: { used_at: now } })
  // A sign-in that is repeated with its Idempotency-Key must not bring the tokens of the old password.
  await deleteStoredAnswers(db, owner)
  const signed_out = await endSessions(db, { ...owner, ...(keep_session && { id: { not: keep_session } }) }, now)
  const revoked = await revokeMade(db, owner, revoke, now)
  const { email_verified_at, role } = await db.user.findFirstOrThrow({
    where: { id: user_id, family_id },
    select: { email_verified_at: true, role: true },
  })
  const isTrusted = email_verified_at !== null || role === "student"
  const where = isTrusted
    ? distrust_since && (await loginsGivenSince(db, family_id, distrust_since))
    : loginsMadeElsewhere(family_id, keep_session)
  if (revoke.includes("tablet")) await deleteDistrustedTablets(db, family_id, isTrusted ? distrust_since : new Date(0))
  const closed_logins = where ? await closeChildLogins(db, where, now) : []
  return { signed_out, revoked, closed_logins }
}

/** Deletes the family's tablets that were enrolled since then, with the sessions of children on them. */
async function deleteDistrustedTablets(db: Db, family_id: string, since: Date | undefined): Promise<void> {
  if (since) await db.tablet.deleteMany({ where: { family_id, created_at: { gte: since } } })
}

/** Ends a person's open sessions, and returns how many there were. */
export async function endSessions(
  db: Db,
  which: Owner & { id?: string | { not: string } },
  now: Date,
): Promise<number> {
  const { count } = await db.session.updateMany({ where: { ...which, revoked_at: null }, data: { revoked_at: now } })
  return count
}

/**
 * Children's logins that are not trusted once a parent's address is confirmed in a session: those created in other sessions.
 */
export function loginsMadeElsewhere(family_id: string, keep_session: string | undefined) {
  const elsewhere = [{ made_in_session: null }, { made_in_session: { not: keep_session } }]
  return { family_id, role: "student" as const, ...(keep_session && { OR: elsewhere }) }
}

/** Children's logins that were created, or whose password was reset by a parent, since then. */
async function loginsGivenSince(db: Db, family_id: string, since: Date) {
  const events = await db.auth_event.findMany({
    where: { family_id, type: { in: ["login_created", "login_reset"] }, created_at: { gte: since } },
    select: { user_id: true },
  })
  const ids = events.flatMap(({ user_id }) => user_id ?? [])
  return { family_id, role: "student" as const, OR: [{ created_at: { gte: since } }, { id: { in: ids } }] }
}

/** Signs children out, and blocks their logins until a parent sets a new password. Returns their short names. */
async function closeChildLogins(db: Db, where: Prisma.userWhereInput, now: Date): Promise<string[]> {
  const children = await db.user.findMany({
    where,
    select: { id: true, family_id: true, student_id: true, first_name: true },
    orderBy: { id: "asc" },
  })
  for (const { id, family_id } of children) {
    await db.user.update({ where: { id, family_id }, data: { password_hash: null }, select: { id: true } })
    await db.oauth_account.deleteMany({ where: { user_id: id, family_id } })
    await db.tablet_pin.deleteMany({ where: { user_id: id, family_id } })
    await revokeCredentials(db, { family_id, user_id: id }, { now })
  }
  return namesOfLogins(db, children)
}
