import { createHash, randomUUID } from "node:crypto"
import type { MigrationTransaction } from "../driver/migration-transaction.ts"

/** A migration of the folder. */
export type Migration = { name: string; script: string }

/** What the database knows of one: it may have been begun by Prisma's own tool, which writes that down first. */
type Recorded = { name: string; checksum: string; is_finished: boolean }

/** Prisma's own table, as its schema engine makes it, so that `prisma migrate deploy` works on the same database. */
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

/** What the database has had so far; null where nobody has ever migrated it. */
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

/** Makes Prisma's table. False, and nothing made, where the schema has tables of somebody else's. */
export async function beginRecord({ query, run }: MigrationTransaction): Promise<boolean> {
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

/** Writes that a migration was applied in the transaction that is open. */
export async function recordMigration({ query }: MigrationTransaction, { name, script }: Migration): Promise<void> {
  await query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksumOf(script), name],
  )
}

/** Whether the file says what it said when it was applied. How its lines end is the checkout's business. */
export function isUnchanged({ script }: Migration, { checksum }: Pick<Recorded, "checksum">): boolean {
  const plain = script.replaceAll("\r\n", "\n")
  return [script, plain, plain.replaceAll("\n", "\r\n")].some((text) => checksumOf(text) === checksum)
}

function checksumOf(script: string): string {
  return createHash("sha256").update(script).digest("hex")
}
