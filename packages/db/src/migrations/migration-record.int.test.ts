import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import type { Database } from "../connect/client.ts"
import { applyMigrations, listMigrations } from "./migrate.ts"
import { migrationsFolder } from "./paths.ts"
import { openTestDatabase } from "../testing/database.ts"

let database: Database
let folder: string
const [first = ""] = listMigrations()
const last = listMigrations().at(-1) ?? ""
const changed: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-record-"))
  cpSync(migrationsFolder, folder, { recursive: true })
})
beforeEach(() => void changed.splice(0))
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const apply = () => applyMigrations(database, { folder, onChanged: (name) => changed.push(name) })
const scriptOf = (name: string) => path.join(folder, name, "migration.sql")

test("a migration file that changed after it was applied is reported, but does not prevent a start", async () => {
  expect([await apply(), changed]).toEqual([[], []])
  const file = scriptOf(first)
  const before = readFileSync(file, "utf8")
  writeFileSync(file, `${before}\n-- A word more.\n`)
  expect([await apply(), changed]).toEqual([[], [first]])
  writeFileSync(file, before)
})

test("different line endings are not a change", async () => {
  const file = scriptOf(first)
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"))
  expect([await apply(), changed]).toEqual([[], []])
})

test("a migration that Prisma's own tool did not finish prevents a start until it is resolved", async () => {
  await database.client.$executeRaw`
    UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = ${last}`
  await expect(apply()).rejects.toThrow(`migration ${last} was started but did not finish. See`)
  // As `prisma migrate resolve --applied` writes it.
  await database.client.$executeRaw`
    UPDATE _prisma_migrations SET finished_at = now() WHERE migration_name = ${last}`
  expect(await apply()).toEqual([])
})

test("a migration that was rolled back is applied again", async () => {
  const another = "29991231235959_add_shelf"
  mkdirSync(path.join(folder, another))
  writeFileSync(scriptOf(another), "CREATE TABLE shelf (id int)")
  await database.client.$executeRaw`
    INSERT INTO _prisma_migrations (id, checksum, migration_name, rolled_back_at) VALUES ('1', 'x', ${another}, now())`
  expect([await apply(), await apply(), changed]).toEqual([[another], [], []])
})

test("a migration of a newer version does not prevent an older version from starting", async () => {
  rmSync(path.join(folder, "29991231235959_add_shelf"), { recursive: true })
  expect([await apply(), changed]).toEqual([[], []])
})
