import { cpSync, mkdtempSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Database } from "../connect/client.ts"
import { openTestDatabase } from "../testing/database.ts"
import { describeSchema } from "../testing/describe-schema.ts"
import { openEmptyDatabase } from "../testing/empty-database.ts"
import { writeFirstMigrations } from "../testing/first-migrations.ts"
import { applyMigrations, listMigrations } from "./migrate.ts"

// One database goes through its life: made by a part of the first migrations, updated to all of them, filled, and taken over.
const folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-first-"))
const first = writeFirstMigrations(folder)
const [newest = "", ...others] = first.toReversed()
const earlier = others.reverse()
let database: Database

beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const readNames = async () => {
  const rows = await database.client.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations ORDER BY migration_name`
  return rows.map(({ name }) => name)
}
const readFamilies = () =>
  database.client.$transaction(async (db) => {
    await db.$executeRaw`SET LOCAL hearthbook.all_families = 'on'`
    return db.$queryRaw<object[]>`SELECT id, name, created_at FROM family`
  })
const setRow = (assignment: string, name: string) =>
  database.client.$executeRawUnsafe(`UPDATE _prisma_migrations SET ${assignment} WHERE migration_name = '${name}'`)

test("a database with a part of the first migrations is refused and left as it is", async () => {
  const part = mkdtempSync(path.join(os.tmpdir(), "hearthbook-part-"))
  for (const name of earlier) cpSync(path.join(folder, name), path.join(part, name), { recursive: true })
  await applyMigrations(database, { folder: part, has_row_level_security: false })
  rmSync(part, { recursive: true })
  await expect(applyMigrations(database)).rejects.toThrow(
    `does not have migration ${newest} as it was released. Update to the last version before 20261129060000_baseline first`,
  )
  expect(await readNames()).toEqual(earlier)
})

test("a database with an unfinished or a changed migration is refused", async () => {
  expect(await applyMigrations(database, { folder })).toEqual([newest])
  await setRow("finished_at = NULL", newest)
  await expect(applyMigrations(database)).rejects.toThrow(`migration ${newest} was started but did not finish`)
  await setRow("finished_at = now(), checksum = reverse(checksum)", newest)
  await expect(applyMigrations(database)).rejects.toThrow(`does not have migration ${newest} as it was released`)
  await setRow("checksum = reverse(checksum)", newest)
})

test("a database with all first migrations gets the record of the baseline, and keeps its data and its record", async () => {
  // Raw statements, because the client knows columns that are not there yet.
  await database.client.$transaction(async (db) => {
    await db.$executeRaw`SET LOCAL hearthbook.all_families = 'on'`
    await db.$executeRaw`INSERT INTO family (id, name, updated_at) VALUES (gen_random_uuid(), 'Old', now())`
  })
  const before = await readFamilies()
  expect(before).toHaveLength(1)
  // The first release recorded another comment, and its checkout had CRLF as line endings.
  const reworded = "checksum = '916f0cbf46f5b50dfeb24d68b587888c2877f16411605cbeee2f2e9771e2d9d8'"
  await setRow(reworded, "20261121143500_let_names_be_completed")
  const changed: string[] = []
  const onChanged = (name: string) => changed.push(name)
  expect(await applyMigrations(database, { onChanged })).toEqual(listMigrations())
  expect(await applyMigrations(database, { onChanged })).toEqual([])
  expect(changed).toEqual([])
  expect(await readNames()).toEqual([...first, ...listMigrations()])
  expect(await readFamilies()).toEqual(before)
})

test("the baseline makes the same schema as the first migrations", async () => {
  const fresh = await openTestDatabase()
  const schema = await describeSchema(fresh.client)
  expect(schema.length).toBeGreaterThan(1000)
  expect(await describeSchema(database.client)).toEqual(schema)
  await fresh.close()
})

test("an earlier version still starts on a database that was taken over", async () => {
  expect(await applyMigrations(database, { folder })).toEqual([])
})
