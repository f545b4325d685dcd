import type { Db, Prisma } from "@hearthbook/db"

type Owner = { family_id: string; user_id: string }
type Revocation = {
  now: Date
  /** The session that goes on: of the person who has just proved who they are. Absent ends all. */
  keep_session?: string
  /** Children's logins made from then on are closed, also those of a confirmed account. */
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
 * the address. Links that undo a change stay, because they are mailed to the address from before it: a thief who sets another
 * password must not take them away.
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
  const signed_out = await endSessions(db, { ...owner, ...(keep_session && { id: { not: keep_session } }) }, now)
  const links = { ...owner, purpose: { not: "sign_in_undo" as const }, used_at: null }
  await db.one_time_token.updateMany({ where: links, data: { used_at: now } })
  const { email_verified_at, role } = await db.user.findFirstOrThrow({
    where: { id: user_id, family_id },
    select: { email_verified_at: true, role: true },
  })
  const isTrusted = email_verified_at !== null || role === "student"
  const since = distrust_since && { created_at: { gte: distrust_since } }
  const where = isTrusted
    ? since && { family_id, role: "student" as const, ...since }
    : loginsMadeElsewhere(family_id, keep_session)
  const closed_logins = where ? await closeChildren(db, where, now) : []
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

/** Signs children out, and lets none in again before a parent has made a new password. Answers their first names. */
async function closeChildren(db: Db, where: Prisma.userWhereInput, now: Date): Promise<string[]> {
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
