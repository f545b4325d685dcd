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

/** The embedded Postgres: one process, one connection. */
export type Embedded = {
  adapter: SqlMigrationAwareDriverAdapterFactory
  migrations: Migrations
  /** Writes a dated copy into the data folder and removes the oldest, and frees the room of what was deleted; nothing in memory. */
  backUp: () => Promise<void>
  dump: () => Promise<Blob>
  close: () => Promise<void>
}

/**
 * Opens PGlite in `folder` (made if absent), or in memory without one. Two processes on one folder lose
 * acknowledged writes without an error (measured), so the folder is locked first and the other process named. Without a
 * `username` it works as its own superuser.
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
    const { extension, whenEnded } = watchForAbort()
    const pglite = await PGlite.create({
      dataDir: database,
      username,
      loadDataDir: isNew ? dump : undefined,
      extensions: { extension },
    })
    whenEnded(() => {
      const room = folder ? describeFreeSpace(folder) : ""
      console.error(`Hearthbook ends: its database in ${folder ?? "memory"} gave up. What was saved is saved.${room}`)
      process.exit(1)
    })
    // Prisma reads and writes timestamps in UTC and silently shifts them anywhere else (prisma/orm 28629).
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
        // One process has nobody who does it in the background, and what was deleted would keep its room for good. Last: where there
        // is no room for the copy there may be none for what this notes, and then the database would end.
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
    throw new DatabaseStartError(`The data folder ${folder} cannot be written; set DATA_DIR to one that can.`, {
      cause,
    })
  }
  closeToOthers(folder)
  return lockFolder(folder)
}

/** A family's records are nobody else's on the same computer. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700)
  } catch {
    // Somebody else's folder, or a disk that knows no owners: whoever made it has decided.
  }
}

/** Node's own `recursive` never returns where the system makes no folders, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

/** Its one connection is everybody's, and waits for nobody: what is asked meanwhile has its turn afterwards. */
function migrationsOf(pglite: PGlite): Migrations {
  const transact: Awaited<ReturnType<Migrations["open"]>>["transact"] = (work) =>
    pglite.transaction(async (unit) => {
      await unit.exec(openAllFamilies)
      return work({
        ask: async (sql, values) => (await unit.query<Record<string, unknown>>(sql, values)).rows,
        run: (script) => unit.exec(script),
      })
    })
  return { open: async () => ({ transact, close: async () => undefined }), stop: async () => undefined }
}
