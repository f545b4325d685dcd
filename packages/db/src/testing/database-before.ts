import { randomUUID } from "node:crypto"
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { inject } from "vitest"
import { createDb, type Database } from "../connect/client.ts"
import { applyMigrations } from "../migrations/migrate.ts"
import { migrationsFolder } from "../migrations/paths.ts"
import { runOn } from "./postgres.ts"
import { roleName } from "./roles.ts"
import { urlOf } from "./source.ts"

/** A database without rows, as it was before a migration. */
export async function openDatabaseBefore(
  migration: string,
): Promise<{ database: Database; close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-before-"))
  const earlier = readdirSync(migrationsFolder).filter((name) => name < migration || name.endsWith(".toml"))
  for (const name of earlier) cpSync(path.join(migrationsFolder, name), path.join(folder, name), { recursive: true })
  const opened = await openEmptyDatabase()
  await applyMigrations(opened.database, { folder })
  rmSync(folder, { recursive: true })
  return opened
}

/** A database without any table: on a server, one of an ordinary owner, whom row-level security binds. */
async function openEmptyDatabase(): Promise<{ database: Database; close: () => Promise<void> }> {
  const source = inject("testDatabaseSource")
  if (source.driver === "pglite") {
    const embedded = await createDb(undefined)
    return { database: embedded, close: embedded.close }
  }
  const { superuser_url, server_url, role } = source
  const name = `test_${randomUUID().replaceAll("-", "")}`
  await runOn(superuser_url, `CREATE DATABASE ${name} OWNER ${roleName(role)}`)
  const remote = await createDb(urlOf(server_url, name), { driver: "pg" })
  const remove = async () => {
    await remote.close()
    await runOn(superuser_url, `DROP DATABASE ${name} WITH (FORCE)`)
  }
  return { database: remote, close: remove }
}
