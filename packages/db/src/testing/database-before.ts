import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import type { Database } from "../connect/client.ts"
import { applyMigrations } from "../migrations/migrate.ts"
import { migrationsFolder } from "../migrations/paths.ts"
import { openEmptyDatabase } from "./empty-database.ts"

/** A database without rows, as it was before a migration. */
export async function openDatabaseBefore(migration: string): Promise<Database> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-before-"))
  const earlier = readdirSync(migrationsFolder).filter((name) => name < migration || name.endsWith(".toml"))
  for (const name of earlier) cpSync(path.join(migrationsFolder, name), path.join(folder, name), { recursive: true })
  const opened = await openEmptyDatabase()
  await applyMigrations(opened, { folder })
  rmSync(folder, { recursive: true })
  return opened
}
