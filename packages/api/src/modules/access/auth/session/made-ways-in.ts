import type { Db } from "@hearthbook/db"
import { lastingKinds, madeKinds, type LastingKind, type MadeKind } from "@hearthbook/core/permissions/ways-in"
import { readShortNames } from "../../../../identity/student-names.ts"

type Owner = { family_id: string; user_id: string }

/** A revoked way in. `name` is the tablet's or token's, or the child's; the family's for a calendar of all. */
export type RevokedWayIn = { kind: MadeKind; id: string; name: string }

/** Revokes what a person made of one kind. A link is of a child; null is the whole family. */
type Revocation = (db: Db, owner: Owner, now: Date) => Promise<{ id: string; of: { name: string } | Child }[]>
type Child = { student_id: string | null }

/** The revocation of each kind. The compiler asks for the one of a new kind. */
const revocations: Record<MadeKind, Revocation> = {
  calendar_feed: async (db, owner) => {
    const rows = await db.calendar_feed.findMany({ where: owner, select: { id: true, student_id: true } })
    await db.calendar_feed.deleteMany({ where: owner })
    return rows.map(({ id, student_id }) => ({ id, of: { student_id } }))
  },
  transcript_link: async (db, owner) => {
    const where = madeBy(owner)
    const rows = await db.transcript_link.findMany({ where, select: { id: true, student_id: true } })
    await db.transcript_link.deleteMany({ where })
    return rows.map(({ id, student_id }) => ({ id, of: { student_id } }))
  },
  // The children's sessions on it are deleted with it.
  tablet: async (db, owner) => {
    const where = madeBy(owner)
    const rows = await db.tablet.findMany({ where, select: { id: true, name: true } })
    await db.tablet.deleteMany({ where })
    return rows.map(({ id, name }) => ({ id, of: { name } }))
  },
  pin: async (db, owner, now) => {
    const where = madeBy(owner)
    const rows = await db.tablet_pin.findMany({
      where,
      select: { user_id: true, user: { select: { student_id: true } } },
    })
    await db.tablet_pin.deleteMany({ where })
    const ids = rows.map(({ user_id }) => user_id)
    await db.session.updateMany({
      where: { family_id: owner.family_id, user_id: { in: ids }, tablet_id: { not: null }, revoked_at: null },
      data: { revoked_at: now },
    })
    return rows.map(({ user_id, user: { student_id } }) => ({ id: student_id ?? user_id, of: { student_id } }))
  },
  access_token: async (db, owner) => {
    const rows = await db.access_token.findMany({ where: owner, select: { id: true, name: true } })
    await db.access_token.deleteMany({ where: owner })
    return rows.map(({ id, name }) => ({ id, of: { name } }))
  },
}

/** Revokes what a person made of these kinds, and returns it with names. */
export async function revokeMade(db: Db, owner: Owner, kinds: readonly MadeKind[], now: Date): Promise<RevokedWayIn[]> {
  const revoked = []
  // In one order for all, so that two revocations at once cannot wait for each other.
  for (const kind of madeKinds.filter((known) => kinds.includes(known))) {
    for (const row of await revocations[kind](db, owner, now)) revoked.push({ kind, ...row })
  }
  if (revoked.length === 0) return []
  const nameOf = await childNamer(db, owner.family_id)
  return revoked.map(({ kind, id, of }) => ({ kind, id, name: "name" in of ? of.name : nameOf(of.student_id) }))
}

/** Hands each kind over to another adult of the family. */
const takeovers: Record<LastingKind, (db: Db, from: Owner, to: string) => Promise<unknown>> = {
  calendar_feed: (db, from, user_id) => db.calendar_feed.updateMany({ where: from, data: { user_id } }),
  transcript_link: (db, from, made_by) => db.transcript_link.updateMany({ where: madeBy(from), data: { made_by } }),
  tablet: (db, from, made_by) => db.tablet.updateMany({ where: madeBy(from), data: { made_by } }),
  pin: (db, from, made_by) => db.tablet_pin.updateMany({ where: madeBy(from), data: { made_by } }),
}

/** Passes what is left of a person who leaves to another adult, who answers for it from then on. */
export async function takeOverMade(db: Db, from: Owner, to: string): Promise<void> {
  for (const kind of lastingKinds) await takeovers[kind](db, from, to)
}

function madeBy({ family_id, user_id }: Owner) {
  return { family_id, made_by: user_id }
}

/** Names a child where a first name stands alone, and the whole family by its own name. */
export async function childNamer(db: Db, family_id: string): Promise<(student_id: string | null) => string> {
  const names = await readShortNames(db, family_id)
  const family = await db.family.findUniqueOrThrow({ where: { id: family_id }, select: { name: true } })
  return (student_id) => (student_id === null ? family.name : (names.get(student_id) ?? family.name))
}
