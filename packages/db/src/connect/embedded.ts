import { accessSync, chmodSync, constants, existsSync, mkdirSync } from "node:fs"
import path from "node:path"
import { PGlite } from "@electric-sql/pglite"
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils"
import { PrismaPGlite } from "pglite-prisma-adapter"
import { backUp } from "./backup.ts"
import { describeFreeSpace, watchForAbort } from "./embedded-abort.ts"
import { DatabaseStartError } from "../errors/database-start-error.ts"
import { lockFolder } from "./folder-lock.ts"
import type { Migrations } from "./migration-connection.ts"
import { openAllFamilies } from "../row-level-security/tenant.ts"

/** The embedded Postgres. It runs in this process and has one connection. */
export type Embedded = {
  adapter: SqlMigrationAwareDriverAdapterFactory
  migrations: Migrations
  /** Writes a dated backup to the data folder, removes the oldest, and vacuums the database. Does nothing in memory. */
  backUp: () => Promise<void>
  dump: () => Promise<Blob>
  close: () => Promise<void>
}

/**
 * Opens PGlite in `folder`, creating it if absent, or in memory without one. Connects as the superuser unless given a
 * `username`. Locks the folder, because two processes on one folder lose acknowledged writes without an error (measured).
 * Throws DatabaseStartError if the folder is locked or not writable, or the database cannot be opened.
 */
export async function openEmbedded(
  folder: string | undefined,
  dump: Blob | undefined,
  username?: string,
): Promise<Embedded> {
  const unlock = folder ? claimFolder(folder) : () => undefined
  try {
    const database = folder ? path.join(folder, "database") : undefined
    const isNew = !database || !existsSync(database)
    const { extension, onAbort } = watchForAbort()
    const pglite = await PGlite.create({
      dataDir: database,
      username,
      loadDataDir: isNew ? dump : undefined,
      extensions: { extension },
    })
    onAbort(() => {
      const space = folder ? describeFreeSpace(folder) : ""
      console.error(`Hearthbook stops: its database in ${folder ?? "memory"} failed. Saved data is safe.${space}`)
      process.exit(1)
    })
    // Prisma reads and writes timestamps in UTC, and silently shifts them in any other time zone (prisma/orm 28629).
    await pglite.exec("SET TIME ZONE 'UTC'")
    const close = async () => {
      if (!pglite.closed) await pglite.close()
      unlock()
    }
    return {
      adapter: new PrismaPGlite(pglite),
      migrations: migrationsOf(pglite),
      backUp: async () => {
        if (!folder) return
        await backUp(folder, () => pglite.dumpDataDir("gzip"))
        // PGlite has no autovacuum, so deleted rows would take up space permanently. This comes last: if the disk is too full for
        // the backup, writing the vacuum's log could abort the database.
        await pglite.exec("VACUUM")
      },
      dump: () => pglite.dumpDataDir("none"),
      close,
    }
  } catch (cause) {
    unlock()
    const why = (folder && describeFreeSpace(folder)) || ` ${String(cause)}`
    throw new DatabaseStartError(`The embedded database in ${folder ?? "memory"} cannot be opened:${why}`, { cause })
  }
}

function claimFolder(folder: string): () => void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new DatabaseStartError(`The data folder ${folder} is not writable. Set DATA_DIR to one that is.`, {
      cause,
    })
  }
  closeToOthers(folder)
  return lockFolder(folder)
}

/** Makes the folder accessible to its owner only, because the computer may have other users. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700)
  } catch {
    // The folder belongs to another user, or the file system has no permissions. Its creator has decided who has access.
  }
}

/** Replaces Node's `recursive` option, which never returns in places like /proc, where folders cannot be created. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

/** Migrates over the one connection. Queries sent during a transaction wait for its end. */
function migrationsOf(pglite: PGlite): Migrations {
  const transact: Awaited<ReturnType<Migrations["open"]>>["transact"] = (work) =>
    pglite.transaction(async (transaction) => {
      await transaction.exec(openAllFamilies)
      return work({
        query: async (sql, values) => (await transaction.query<Record<string, unknown>>(sql, values)).rows,
        run: (script) => transaction.exec(script),
      })
    })
  // PGlite reads the types of lists when it opens. Without this, a list of a type that a migration has just created could not be written
  // until the next start.
  const close = () => pglite.refreshArrayTypes()
  return { open: async () => ({ transact, close }), stop: async () => undefined }
}
