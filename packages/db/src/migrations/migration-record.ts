import { createHash, randomUUID } from "node:crypto"
import type { MigrationTransaction } from "../driver/migration-transaction.ts"

/** A migration of the folder. `replaces` has the checksums of earlier migrations that it replaces, by name. */
export type Migration = { name: string; script: string; replaces: Record<string, string[]> }

/** The database's row for a migration. It is unfinished if Prisma's own tool, which inserts the row first, was interrupted. */
export type Recorded = { name: string; checksum: string; is_finished: boolean }

/** The table as Prisma's schema engine creates it, so that `prisma migrate deploy` works on the same database. */
const createTable = `
  CREATE TABLE "_prisma_migrations" (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`

/** Returns the migrations that were applied, or null if the database was never migrated. */
export async function readRecord({ query }: MigrationTransaction): Promise<Recorded[] | null> {
  const [table] = await query(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS is_there`)
  if (!table?.["is_there"]) return null
  const rows = await query(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS is_finished
     FROM "_prisma_migrations" WHERE rolled_back_at IS NULL ORDER BY started_at`,
  )
  return rows.map((row) => ({
    name: String(row["migration_name"]),
    checksum: String(row["checksum"]),
    is_finished: row["is_finished"] === true,
  }))
}

/** Creates Prisma's table. Returns false without creating it if the schema has tables of another application. */
export async function createRecord({ query, run }: MigrationTransaction): Promise<boolean> {
  const [other] = await query(
    `SELECT 1 FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
       AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
     LIMIT 1`,
  )
  if (other) return false
  await run(createTable)
  return true
}

/** Records that a migration was applied in this transaction, or that the database has had its tables from the migrations that it replaces. */
export async function recordMigration({ query }: MigrationTransaction, { name, script }: Migration): Promise<void> {
  await query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksumOf(script), name],
  )
}

/** Returns true if the file has not changed since it was applied. Line endings are ignored, since they depend on the checkout. */
export function isUnchanged({ script }: Migration, { checksum }: Recorded): boolean {
  const plain = script.replaceAll("\r\n", "\n")
  return [script, plain, plain.replaceAll("\n", "\r\n")].some((text) => checksumOf(text) === checksum)
}

function checksumOf(script: string): string {
  return createHash("sha256").update(script).digest("hex")
}
