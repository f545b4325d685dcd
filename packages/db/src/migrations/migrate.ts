import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Database } from "../connect/client.ts"
import { DatabaseStartError } from "../errors/database-start-error.ts"
import type { MigrationConnection } from "../connect/migration-connection.ts"
import type { MigrationTransaction } from "../driver/migration-transaction.ts"
import { beginRecord, isUnchanged, readRecord, recordMigration, type Migration } from "./migration-record.ts"
import { migrationsFolder } from "./paths.ts"
import { planRowLevelSecurity, readRoleStatements } from "../row-level-security/policies.ts"
import { isPermissionDenied, isLockConflict } from "../errors/classify-error.ts"

/** What Prisma's own tool locks while it migrates: neither begins while the other is at it. */
const lock = 72707369

/** The names of the migrations in the folder, oldest first. */
export function listMigrations(folder = migrationsFolder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

type Options = {
  folder?: string
  /** Also sets up row-level security; true by default. */
  has_row_level_security?: boolean
  /** OnStatement of a migration whose file is not what it was when it was applied. */
  onChanged?: (name: string) => void
}

/**
 * Brings a database to the newest migration and answers the names of those applied now. Each is one transaction, with its row in
 * Prisma's own `_prisma_migrations`, so that one that is interrupted leaves nothing behind. Of several that do this at once, one
 * goes first and the others find it done. Throws DatabaseStartError, whose cause says whether waiting helps: `isUnreachable`,
 * `isLockConflict`.
 */
export async function applyMigrations(
  { migrations }: Pick<Database, "migrations">,
  { folder = migrationsFolder, has_row_level_security = true, onChanged = () => undefined }: Options = {},
): Promise<string[]> {
  const known = listMigrations(folder).map((name) => ({
    name,
    script: readFileSync(path.join(folder, name, "migration.sql"), "utf8"),
  }))
  const applied: string[] = []
  try {
    const line = await migrations.open()
    try {
      for (;;) {
        const name = await line.transact((unit) => applyNext(unit, known))
        if (name === null) break
        applied.push(name)
      }
      if (has_row_level_security) await protectTables(line)
      await line.transact((unit) => tellChanged(unit, known, onChanged))
      return applied
    } finally {
      await line.close()
    }
  } catch (error) {
    const cause = error instanceof MigrationError ? error.cause : error
    throw new DatabaseStartError(`The database cannot be brought up to date: ${describeFailure(error)}`, { cause })
  }
}

/** A migration that cannot be applied; its cause is what the database said. */
class MigrationError extends Error {
  override name = "MigrationError"
}

/** Applies the oldest migration that the database has not had, and answers its name; null where it has had them all. */
async function applyNext(unit: MigrationTransaction, known: Migration[]): Promise<string | null> {
  const pending = (record: Awaited<ReturnType<typeof readRecord>>) =>
    known.find(({ name }) => !record?.some((row) => row.is_finished && row.name === name))
  // Most starts find nothing to do, and then nobody is made to wait for anybody.
  if (!pending(await readRecord(unit))) return null
  await takeTurn(unit)
  const record = await readRecord(unit)
  const failed = record?.find((row) => !row.is_finished)
  if (failed) throw new MigrationError(explainUnfinished(failed.name))
  const next = pending(record)
  if (!next) return null
  if (!record && !(await beginRecord(unit)))
    throw new MigrationError("it has tables of something else; Hearthbook needs an empty one of its own.")
  try {
    await unit.run(next.script)
  } catch (cause) {
    throw new MigrationError(`migration ${next.name}: ${describeFailure(cause)}`, { cause })
  }
  await recordMigration(unit, next)
  return next.name
}

/** Another server may take a minute for its migrations; once it is done, or gone, it is our turn. */
async function takeTurn(unit: MigrationTransaction): Promise<void> {
  await unit.run(`SET LOCAL lock_timeout = '60s'`)
  await unit.query(`SELECT pg_advisory_xact_lock(${lock})::text`)
  await unit.run(`SET LOCAL lock_timeout = '5s'`)
}

/** Sets up row-level security where it is missing, and returns the names of the steps that were missing. */
export async function protectTables({ transact }: Pick<MigrationConnection, "transact">): Promise<string[]> {
  const steps = await transact(planRowLevelSecurity)
  for (const { name } of steps) {
    try {
      await transact(async (unit) => {
        await takeTurn(unit)
        // Another server may have done it while this one waited for its turn.
        const step = (await planRowLevelSecurity(unit)).find((missing) => missing.name === name)
        await step?.run(unit)
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
  `its role bypasses row-level security and may not make the role that it needs; have an administrator run: ${statements}`

const explainForbidden =
  'its role may not set up row-level security; docs/deploy.md says what it needs ("The role, and the wall between families").'

async function tellChanged(
  unit: MigrationTransaction,
  known: Migration[],
  tell: (name: string) => void,
): Promise<void> {
  const record = await readRecord(unit)
  for (const migration of known) {
    const row = record?.find(({ name }) => name === migration.name)
    if (row && !isUnchanged(migration, row)) tell(migration.name)
  }
}

function explainUnfinished(name: string): string {
  return `migration ${name} was begun once and never finished; docs/deploy.md says what to do ("A migration that did not finish").`
}

/** One line: what Postgres or the line to it said. */
function describeFailure(error: unknown): string {
  // Where a host has several addresses, and none answers, each has a complaint of its own.
  const said: unknown = error instanceof AggregateError && !error.message ? error.errors[0] : error
  const [line = ""] = (said instanceof Error ? said.message : String(said)).trim().split("\n")
  return isLockConflict(error) ? `${line}; somebody else is using what is to be changed, and nothing was changed` : line
}
