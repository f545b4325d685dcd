/** @module-tag slow */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { createDb } from "../connect/client.ts"
import { applyMigrations, listMigrations } from "./migrate.ts"
import { migrationsFolder } from "./paths.ts"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-migrate-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

test("applies every migration once, in order, and nothing the second time", async () => {
  const database = await createDb(undefined)
  try {
    expect(await applyMigrations(database)).toEqual(listMigrations())
    expect(await applyMigrations(database)).toEqual([])
  } finally {
    await database.close()
  }
})

test("a migration that fails is reported and rolled back", async () => {
  cpSync(migrationsFolder, folder, { recursive: true })
  const broken = path.join(folder, "29991231235959_add_shelf")
  mkdirSync(broken)
  writeFileSync(
    path.join(broken, "migration.sql"),
    "CREATE TABLE shelf (id int);\nALTER TABLE no_such ADD name text;\n",
  )
  const database = await createDb(undefined)
  try {
    await expect(applyMigrations(database, { folder })).rejects.toThrow(/29991231235959_add_shelf: .*no_such/)
    const [shelf] = await database.client.$queryRaw<
      { name: string | null }[]
    >`SELECT to_regclass('shelf')::text AS name`
    expect(shelf?.name).toBeNull()
  } finally {
    await database.close()
  }
})
