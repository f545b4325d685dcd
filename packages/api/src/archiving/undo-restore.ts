import { Prisma, type Db } from "@hearthbook/db"
import { archivedNouns, type ArchivedNoun } from "@hearthbook/core/nouns/nouns"
import type { Client, Settings } from "../request/request.ts"
import { planByKeys } from "../sql/plan-by-keys.ts"
import { openFamilyTransaction, openTransaction } from "../transaction/transaction.ts"
import type { ShutdownSignal } from "../request/shutdown-signal.ts"

/** The number of rows that one transaction removes. */
const setSize = 500

type Database = { client: Client; settings: Settings }
/** A restore that did not end. */
type Unfinished = { family_id: string; restoring_at: Date }

/**
 * Takes an unfinished restore back: removes the rows that it wrote, set by set, and puts back the school years that it replaced. The family
 * is then as it was before. Calling it again after an interruption continues.
 */
export async function undoRestore(
  database: Database,
  { family_id, restoring_at }: Unfinished,
  shutdown?: ShutdownSignal,
): Promise<void> {
  const change = <T>(work: (db: Db) => Promise<T>) => openFamilyTransaction({ ...database, family_id }, "change", work)
  for (const noun of archivedNouns.toReversed()) {
    let removed: number
    do {
      if (shutdown?.stop.aborted) return
      removed = await change((db) => removeSome({ db, family_id, restoring_at }, noun))
    } while (removed === setSize)
  }
  await change((db) => putBackYears({ db, family_id, restoring_at }))
}

/** Takes back the restores that have written nothing since a moment, because their server was ended. Returns their number. */
export async function undoAbandonedRestores(
  database: Database,
  silent_since: Date,
  shutdown?: ShutdownSignal,
): Promise<number> {
  const families = await openTransaction(database.client, "read", (db) =>
    db.family.findMany({
      where: { restoring_at: { not: null }, updated_at: { lte: silent_since } },
      select: { id: true, restoring_at: true },
    }),
  )
  for (const { id: family_id, restoring_at } of families)
    if (restoring_at) await undoRestore(database, { family_id, restoring_at }, shutdown)
  return families.length
}

/** The ids of its rows have the moment in which it began, which no other row of the family shares (id-map.ts). */
async function removeSome(
  { db, family_id, restoring_at }: Unfinished & { db: Db },
  noun: ArchivedNoun,
): Promise<number> {
  await planByKeys({ db }, setSize)
  const moment = restoring_at.getTime().toString(16).padStart(12, "0")
  const prefix = `${moment.slice(0, 8)}-${moment.slice(8)}`
  const table = Prisma.raw(`"${noun}"`)
  return db.$executeRaw`
    DELETE FROM ${table} WHERE id IN (
      SELECT id FROM ${table}
      WHERE family_id = ${family_id}::uuid
        AND id BETWEEN ${`${prefix}-0000-0000-000000000000`}::uuid AND ${`${prefix}-ffff-ffff-ffffffffffff`}::uuid
      LIMIT ${setSize}
    )`
}

/** Removes the family's school years for those of an archive, and keeps them until the restore has ended. */
export async function setYearsAside(db: Db, family_id: string): Promise<void> {
  await db.$executeRaw`
    UPDATE family f SET before_restore = jsonb_build_object(
      'school_years', (SELECT coalesce(jsonb_agg(y), '[]') FROM school_year y WHERE y.family_id = f.id),
      'terms', (SELECT coalesce(jsonb_agg(t), '[]') FROM term t WHERE t.family_id = f.id))
    WHERE f.id = ${family_id}::uuid`
  await db.school_year.deleteMany({ where: { family_id } })
}

async function putBackYears({ db, family_id, restoring_at }: Unfinished & { db: Db }): Promise<void> {
  const kept = (key: "school_years" | "terms", table: "school_year" | "term") => Prisma.sql`
    FROM family f, jsonb_populate_recordset(NULL::${Prisma.raw(table)}, f.before_restore -> ${key}) r
    WHERE f.id = ${family_id}::uuid AND f.restoring_at = ${restoring_at}::timestamptz`
  await db.$executeRaw`INSERT INTO school_year SELECT r.* ${kept("school_years", "school_year")}`
  await db.$executeRaw`INSERT INTO term SELECT r.* ${kept("terms", "term")}`
  await endRestore({ db, family_id, restoring_at })
}

/** Opens the family to its people again. */
export async function endRestore({ db, family_id, restoring_at }: Unfinished & { db: Db }): Promise<void> {
  const data = { restoring_at: null, before_restore: Prisma.DbNull }
  await db.family.updateMany({ where: { id: family_id, restoring_at }, data })
}
