import type { Db, Prisma } from "@hearthbook/db"

/**
 * Links that stay. They are mailed to an address that is not the asker's: one undoes a change, the other says whether an address is
 * a child's. Neither opens a session.
 */
const lastingLinks = ["sign_in_undo", "child_address"] as const

type Owner = { family_id: string; user_id: string }
type Revocation = {
  now: Date
  /** The session that goes on: of the person who has just proved who they are. Absent ends all. */
  keep_session?: string
  /** Children's logins that were made or reset from then on are closed, also those of a confirmed account. */
  distrust_since?: Date
}
type Revoked = {
  /** Sessions that ended. */
  signed_out: number
  /** First names of children whose logins were closed. */
  closed_logins: string[]
}

/**
 * Ends everything that was begun with an account before its owner was proved: sessions, links, codes and pending changes of
 * the address. Links that undo a change stay: a thief who sets another password must not take them away.
 *
 * An account whose address nobody has confirmed may have been made by a stranger who waits for the owner to come. Its children's
 * logins are closed too, but for those made in the session that goes on. Call it before the address is marked as confirmed.
 */
export async function revokeCredentials(
  db: Db,
  owner: Owner,
  { now, keep_session, distrust_since }: Revocation,
): Promise<Revoked> {
  const { family_id, user_id } = owner
  // Links first: a session that one of them opens meanwhile is ended below.
  const links = { ...owner, purpose: { notIn: [...lastingLinks] }, used_at: null }
  await db.one_time_token.updateMany({ where: links, data: { used_at: now } })
  const signed_out = await endSessions(db, { ...owner, ...(keep_session && { id: { not: keep_session } }) }, now)
  const { email_verified_at, role } = await db.user.findFirstOrThrow({
    where: { id: user_id, family_id },
    select: { email_verified_at: true, role: true },
  })
  const isTrusted = email_verified_at !== null || role === "student"
  const where = isTrusted
    ? distrust_since && (await loginsGivenSince(db, family_id, distrust_since))
    : loginsMadeElsewhere(family_id, keep_session)
  const closed_logins = where ? await closeChildLogins(db, where, now) : []
  return { signed_out, closed_logins }
}

/** Ends open sessions of one person, and answers how many they were. */
export async function endSessions(
  db: Db,
  which: Owner & { id?: string | { not: string } },
  now: Date,
): Promise<number> {
  const { count } = await db.session.updateMany({ where: { ...which, revoked_at: null }, data: { revoked_at: now } })
  return count
}

/** The children whose logins nobody should trust once the address of a family's parent is confirmed in a session. */
export function loginsMadeElsewhere(family_id: string, keep_session: string | undefined) {
  const elsewhere = [{ made_in_session: null }, { made_in_session: { not: keep_session } }]
  return { family_id, role: "student" as const, ...(keep_session && { OR: elsewhere }) }
}

/** Children's logins that were made, or got a new password from a parent, from then on. */
async function loginsGivenSince(db: Db, family_id: string, since: Date) {
  const events = await db.auth_event.findMany({
    where: { family_id, type: { in: ["login_created", "login_reset"] }, created_at: { gte: since } },
    select: { user_id: true },
  })
  const ids = events.flatMap(({ user_id }) => user_id ?? [])
  return { family_id, role: "student" as const, OR: [{ created_at: { gte: since } }, { id: { in: ids } }] }
}

/** Signs children out, and lets none in again before a parent has made a new password. Answers their first names. */
async function closeChildLogins(db: Db, where: Prisma.userWhereInput, now: Date): Promise<string[]> {
  const children = await db.user.findMany({
    where,
    select: { id: true, family_id: true, first_name: true },
    orderBy: { id: "asc" },
  })
  for (const { id, family_id } of children) {
    await db.user.update({ where: { id, family_id }, data: { password_hash: null }, select: { id: true } })
    await db.oauth_account.deleteMany({ where: { user_id: id, family_id } })
    await revokeCredentials(db, { family_id, user_id: id }, { now })
  }
  return children.map(({ first_name }) => first_name)
}
