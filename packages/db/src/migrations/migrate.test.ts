import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { createDb } from "../connect/client.ts"
import { applyMigrations, listMigrations } from "./migrate.ts"
import { migrationsFolder, packageFolder, schemaFolder } from "./paths.ts"

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
}, 120_000)

test("a migration that fails is reported and rolled back", async () => {
  cpSync(migrationsFolder, folder, { recursive: true })
  const broken = path.join(folder, "29991231235959_add_shelf")
  cpSync(path.join(folder, listMigrations()[0] ?? ""), broken, { recursive: true })
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
}, 120_000)

// Each migration runs in one transaction with its row. A statement that ends the transaction, or cannot run in one, would break that.
test.each(listMigrations())("migration %s can run in one transaction", (name) => {
  const script = readFileSync(path.join(migrationsFolder, name, "migration.sql"), "utf8")
  // Function bodies, comments and strings may contain these words.
  const bare = script.replaceAll(/\$(\w*)\$.*?\$\1\$|--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'/gs, "")
  const forbidden =
    /(?:^|;)\s*(?:BEGIN|START TRANSACTION|COMMIT|END|ROLLBACK|ABORT|VACUUM|ALTER SYSTEM)\b|\bCONCURRENTLY\b/i
  expect(bare).not.toMatch(forbidden)
})

describe("npm run db:check", () => {
  test("passes for the schema and migrations of the repository", () => {
    expect(checkDrift()).toMatchObject({ status: 0, stderr: "" })
  }, 120_000)

  test("fails and prints the missing SQL if the migrations lack a change of the schema", () => {
    cpSync(schemaFolder, folder, { recursive: true })
    const file = path.join(folder, "academics.prisma")
    const changed = readFileSync(file, "utf8").replace("model provider {", "model provider {\n  shelf_mark String?")
    writeFileSync(file, changed)
    const { status, stderr } = checkDrift({ SCHEMA_FOLDER: folder })
    expect(status).toBe(1)
    expect(stderr).toContain('ALTER TABLE "provider" ADD COLUMN     "shelf_mark" TEXT')
  }, 120_000)
})

function checkDrift(env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ["--import", "tsx", path.join("src", "commands", "drift.ts")], {
    cwd: packageFolder,
    env: { ...process.env, ...env },
    encoding: "utf8",
  })
}
