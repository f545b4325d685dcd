import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Database } from "../connect/client.ts"
import { DatabaseStartError } from "../errors/database-start-error.ts"
import type { MigrationConnection } from "../connect/migration-connection.ts"
import type { MigrationTransaction } from "../driver/migration-transaction.ts"
import {
  createRecord,
  isUnchanged,
  readRecord,
  recordMigration,
  type Migration,
  type Recorded,
} from "./migration-record.ts"
import { migrationsFolder } from "./paths.ts"
import { planRowLevelSecurity, readRoleStatements } from "../row-level-security/policies.ts"
import { isPermissionDenied, isLockConflict } from "../errors/classify-error.ts"

/** The advisory lock that Prisma's migration tool uses too, so that the two never migrate at the same time. */
const advisoryLock = 72707369

/** Returns the names of the migrations in the folder, oldest first. */
export function listMigrations(folder = migrationsFolder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

function readMigration(folder: string, name: string): Migration {
  const script = readFileSync(path.join(folder, name, "migration.sql"), "utf8")
  const replaced = path.join(folder, name, "replaces.json")
  const replaces = existsSync(replaced) ? (JSON.parse(readFileSync(replaced, "utf8")) as Migration["replaces"]) : {}
  return { name, script, replaces }
}

type Options = {
  folder?: string
  /** Also sets up row-level security; true by default. */
  has_row_level_security?: boolean
  /** Called with the name of each migration whose file changed after it was applied. */
  onChanged?: (name: string) => void
}

/**
 * Applies the pending migrations and returns their names. Each is one transaction, including its row in Prisma's
 * `_prisma_migrations`, so an interrupted migration leaves nothing behind. If several processes migrate at once, one does and
 * the others wait for it. Throws DatabaseStartError; if its cause is `isUnreachable` or `isLockConflict`, a later try may succeed.
 */
export async function applyMigrations(
  { migrations }: Pick<Database, "migrations">,
  { folder = migrationsFolder, has_row_level_security = true, onChanged = () => undefined }: Options = {},
): Promise<string[]> {
  const known = listMigrations(folder).map((name) => readMigration(folder, name))
  const applied: string[] = []
  try {
    const connection = await migrations.open()
    try {
      for (;;) {
        const name = await connection.transact((transaction) => applyNext(transaction, known))
        if (name === null) break
        applied.push(name)
      }
      if (has_row_level_security) await protectTables(connection)
      await connection.transact((transaction) => reportChanged(transaction, known, onChanged))
      return applied
    } finally {
      await connection.close()
    }
  } catch (error) {
    const cause = error instanceof MigrationError ? error.cause : error
    throw new DatabaseStartError(`The database cannot be migrated: ${describeFailure(error)}`, { cause })
  }
}

/** Thrown when a migration cannot be applied. Its cause is the database's error. */
class MigrationError extends Error {
  override name = "MigrationError"
}

/** Applies the oldest pending migration and returns its name, or null if none is pending. */
async function applyNext(transaction: MigrationTransaction, known: Migration[]): Promise<string | null> {
  const pending = (record: Recorded[] | null) =>
    known.find(({ name }) => !record?.some((row) => row.is_finished && row.name === name))
  // Most starts have nothing to apply and need not wait for the lock.
  if (!pending(await readRecord(transaction))) return null
  await takeLock(transaction)
  const record = await readRecord(transaction)
  const failed = record?.find((row) => !row.is_finished)
  if (failed) throw new MigrationError(explainUnfinished(failed.name))
  const next = pending(record)
  if (!next) return null
  if (!record && !(await createRecord(transaction)))
    throw new MigrationError("it contains tables of another application; Hearthbook needs an empty database.")
  if (!hasReplaced(next, record ?? [])) await runScript(transaction, next)
  await recordMigration(transaction, next)
  return next.name
}

/**
 * Returns true if the database has all migrations that this one replaces, and with them its tables; false if it has none. Throws if it
 * has only some of them, because the others are no longer in the folder.
 */
function hasReplaced({ name, replaces }: Migration, record: Recorded[]): boolean {
  if (!record.some((row) => row.name in replaces)) return false
  for (const [replaced, checksums] of Object.entries(replaces)) {
    if (!record.some((row) => row.name === replaced && checksums.includes(row.checksum)))
      throw new MigrationError(explainEarlier(replaced, name))
  }
  return true
}

async function runScript({ run }: MigrationTransaction, { name, script }: Migration): Promise<void> {
  try {
    await run(script)
  } catch (cause) {
    throw new MigrationError(`migration ${name}: ${describeFailure(cause)}`, { cause })
  }
}

/** Takes the advisory lock, waiting up to a minute for another server's migrations. */
async function takeLock(transaction: MigrationTransaction): Promise<void> {
  await transaction.run(`SET LOCAL lock_timeout = '60s'`)
  await transaction.query(`SELECT pg_advisory_xact_lock(${advisoryLock})::text`)
  await transaction.run(`SET LOCAL lock_timeout = '5s'`)
}

/** Sets up row-level security where it is missing, and returns the names of the missing steps: tables, or "role". */
export async function protectTables({ transact }: Pick<MigrationConnection, "transact">): Promise<string[]> {
  const steps = await transact(planRowLevelSecurity)
  for (const { name } of steps) {
    try {
      await transact(async (transaction) => {
        await takeLock(transaction)
        // Another server may have completed the step while this one waited for the lock.
        const step = (await planRowLevelSecurity(transaction)).find((missing) => missing.name === name)
        await step?.run(transaction)
      })
    } catch (cause) {
      if (!isPermissionDenied(cause)) throw cause
      const statements = await transact(readRoleStatements)
      throw new MigrationError(name === "role" ? explainRole(statements) : explainForbidden, { cause })
    }
  }
  return steps.map(({ name }) => name)
}

const explainRole = (statements: string) =>
  `its role bypasses row-level security and may not create the role that it needs. Have an administrator run: ${statements}`

const explainForbidden =
  'its role may not set up row-level security. See "The database role and row-level security" in docs/deploy.md.'

async function reportChanged(
  transaction: MigrationTransaction,
  known: Migration[],
  onChanged: (name: string) => void,
): Promise<void> {
  const record = await readRecord(transaction)
  for (const migration of known) {
    const row = record?.find(({ name }) => name === migration.name)
    if (row && !isUnchanged(migration, row)) onChanged(migration.name)
  }
}

function explainUnfinished(name: string): string {
  return `migration ${name} was started but did not finish. See "A migration that did not finish" in docs/deploy.md.`
}

function explainEarlier(replaced: string, baseline: string): string {
  return `it does not have migration ${replaced} as it was released. Update to the last version before ${baseline} first. See "A database of an earlier version" in docs/deploy.md.`
}

/** Returns the first line of the error's message. */
function describeFailure(error: unknown): string {
  // If a host has several addresses and none answers, each has its own error.
  const first: unknown = error instanceof AggregateError && !error.message ? error.errors[0] : error
  const [line = ""] = (first instanceof Error ? first.message : String(first)).trim().split("\n")
  return isLockConflict(error) ? `${line}; another connection is using the table, and nothing was changed` : line
}
