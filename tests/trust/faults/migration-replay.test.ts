import { cpSync, mkdtempSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { createDb, newestMigration, Prisma, type Database } from "@hearthbook/db"
import { applyMigrations, listMigrations } from "@hearthbook/db/migrate"
import { describeSchema } from "@hearthbook/db/testing/describe-schema"
import { writeFirstMigrations } from "@hearthbook/db/testing/first-migrations"
import { startPostgres, type TestPostgres } from "@hearthbook/db/testing/postgres"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { isWhole, report } from "../amount.ts"
import { readColumnNames, sumTables, type Columns } from "./checksums.ts"
import { fillTables } from "./fill-tables.ts"

// An update from any earlier version keeps all data. The earliest is the one of the first migrations, which the baseline replaces.
const folder = fileURLToPath(new URL("../../../packages/db/prisma/migrations/", import.meta.url))
const names = listMigrations(folder)
/** Each earlier level, by its newest migration. */
const levels = [
  { name: "the first migrations", had: 0 },
  ...names.slice(0, -1).map((name, at) => ({ name, had: at + 1 })),
]
const chosen = isWhole ? levels : levels.slice(0, 1)

let postgres: TestPostgres
let count = 0
let scratch: string
const open: Database[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  scratch = mkdtempSync(path.join(os.tmpdir(), "hearthbook-levels-"))
})
afterEach(async () => {
  for (const database of open.splice(0)) await database.close()
})
afterAll(async () => {
  rmSync(scratch, { recursive: true })
  await postgres.stop()
})

const drivers: Record<string, () => Promise<Database>> = {
  "the embedded database": () => createDb(undefined),
  "a Postgres": async () => {
    const name = `level_${++count}`
    await postgres.createDatabase(name)
    return createDb(postgres.urlOf(name), { driver: "pg" })
  },
}

/** Returns a folder with the migrations of a level. */
function folderOf(had: number): string {
  const at = path.join(scratch, `first-${had}-${++count}`)
  if (had === 0) writeFirstMigrations(at)
  for (const name of names.slice(0, had)) cpSync(path.join(folder, name), path.join(at, name), { recursive: true })
  return at
}

/** Returns the columns that the present version still has. */
function surviving(before: Columns, after: Columns): Columns {
  return Object.fromEntries(
    Object.entries(before).map(([table, columns]) => [table, columns.filter((name) => after[table]?.includes(name))]),
  )
}

// The embedded database takes seconds to create, three times for each level.
describe.each(isWhole ? Object.keys(drivers) : ["a Postgres"])("on %s", (driver) => {
  const openDatabase = async () => {
    const database = await drivers[driver]?.()
    if (!database) throw new Error(`Unknown driver ${driver}.`)
    open.push(database)
    return database
  }

  /** A new database to compare with. */
  let fresh: { columns: Columns; schema: string[] }
  beforeAll(async () => {
    const database = await openDatabase()
    await applyMigrations(database, { folder })
    fresh = { columns: await readColumnNames(database.client), schema: await describeSchema(database.client) }
  })

  test.each(chosen)("a filled database of level $name is updated without losing data", async (level) => {
    const database = await openDatabase()
    const { client } = database
    const earlier = folderOf(level.had)
    expect(await applyMigrations(database, { folder: earlier })).toEqual(listMigrations(earlier))
    const tables = await fillTables(client)
    const before = await readColumnNames(client)
    expect(tables.sort()).toEqual(Object.keys(before).sort())
    const same = surviving(before, fresh.columns)
    const full = await sumTables(client, same)
    expect(Object.values(full).filter(({ rows }) => rows === 0)).toEqual([])

    const changed: string[] = []
    const onChanged = (name: string) => changed.push(name)
    expect(await applyMigrations(database, { folder, onChanged })).toEqual(names.slice(level.had))
    expect(changed).toEqual([])
    expect(await sumTables(client, same)).toEqual(full)

    // The schema equals a new one and this version's client can read every row.
    expect(await describeSchema(client)).toEqual(fresh.schema)
    expect(names.at(-1)).toBe(newestMigration)
    const now = await sumTables(client, fresh.columns)
    for (const model of Object.values(Prisma.ModelName))
      expect(await countRead(client, model), model).toBe(now[model]?.rows)
    report(`a replay from ${level.name} on ${driver}`, {
      migrations: names.length - level.had,
      tables: tables.length,
      rows: Object.values(full).reduce((sum, { rows }) => sum + rows, 0),
    })
  })
})

test("a change of one value changes the checksum of its table only", async () => {
  const database = await drivers["a Postgres"]?.()
  if (!database) throw new Error("Postgres is not available.")
  open.push(database)
  await applyMigrations(database, { folder })
  await fillTables(database.client)
  const columns = await readColumnNames(database.client)
  const sums = await sumTables(database.client, columns)
  await database.client.$executeRaw`UPDATE grade SET points_earned = points_earned + 0.25 WHERE percentage IS NOT NULL`
  const after = await sumTables(database.client, columns)
  expect(Object.keys(after).filter((table) => after[table]?.sum !== sums[table]?.sum)).toEqual(["grade"])
})

/** Counts the rows of a model that the client reads with all columns. */
async function countRead(client: Database["client"], model: Prisma.ModelName): Promise<number> {
  const delegate = Reflect.get(client, model) as { findMany: () => Promise<unknown[]> }
  return (await delegate.findMany()).length
}
