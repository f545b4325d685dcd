import { cpSync, mkdtempSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { createDb, newestMigration, Prisma, type Database, type Db } from "@hearthbook/db"
import { applyMigrations, listMigrations } from "@hearthbook/db/migrate"
import { startPostgres, type TestPostgres } from "@hearthbook/db/testing/postgres"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { isWhole, report } from "../amount.ts"
import { readColumnNames, sumTables, type Columns } from "./checksums.ts"
import { fillTables } from "./fill-tables.ts"

// Somebody has not looked in for a while: whatever version they come from, all that they had is there afterwards.
const folder = fileURLToPath(new URL("../../../packages/db/prisma/migrations/", import.meta.url))
const names = listMigrations(folder)
/** Each earlier level, by the newest migration that it has had. */
const levels = names.slice(0, -1).map((name, place) => ({ name, had: place + 1 }))
const chosen = isWhole ? levels : levels.filter(({ had }) => had === 1)

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

/** A folder with the first so many migrations. */
function folderOf(had: number): string {
  const at = path.join(scratch, `first-${had}-${++count}`)
  for (const name of names.slice(0, had)) cpSync(path.join(folder, name), path.join(at, name), { recursive: true })
  return at
}

/** What a later migration changes on purpose, and says why: `before` is what there was at an earlier level. */
const meant = {
  /** Whose rows go: nobody knows any more in which session a browser was asked. */
  emptied: ["push_subscription"],
  /** Families that chose nothing wrote their dates as Americans do. */
  rewritten: ["settings.date_format"],
}

function surviving(before: Columns, after: Columns, had: number): Columns {
  const changes = had < names.indexOf("20261122161418_settings_and_the_familys_own_data") + 1
  return Object.fromEntries(
    Object.entries(before)
      .filter(([table]) => !(changes && meant.emptied.includes(table)))
      .map(([table, columns]) => [
        table,
        columns.filter(
          (name) => after[table]?.includes(name) && !(changes && meant.rewritten.includes(`${table}.${name}`)),
        ),
      ]),
  )
}

/** All that makes up a schema but the order of its columns. */
async function describeSchema(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ line: string }[]>`
    SELECT format('%s.%s %s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default, collation_name) AS line
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT typname || ' ' || string_agg(enumlabel, ',' ORDER BY enumsortorder)
      FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid GROUP BY typname`
  return rows.map(({ line }) => line).sort()
}

// The embedded one takes seconds to be made, three times for each level.
describe.each(isWhole ? Object.keys(drivers) : ["a Postgres"])("on %s", (driver) => {
  const openDatabase = async () => {
    const database = await drivers[driver]?.()
    if (!database) throw new Error(`There is no ${driver}.`)
    open.push(database)
    return database
  }

  /** A new database, to hold the others against. */
  let fresh: { columns: Columns; schema: string[] }
  beforeAll(async () => {
    const database = await openDatabase()
    await applyMigrations(database, { folder })
    fresh = { columns: await readColumnNames(database.client), schema: await describeSchema(database.client) }
  })

  test.each(chosen)(
    "a database of level $name, full of data, is brought up to date and has lost nothing",
    async (level) => {
      const database = await openDatabase()
      const { client } = database
      expect(await applyMigrations(database, { folder: folderOf(level.had) })).toEqual(names.slice(0, level.had))
      const tables = await fillTables(
        client,
        level.name.endsWith("_join_work_to_lessons") ? ["submission.kind link"] : [],
      )
      const before = await readColumnNames(client)
      expect(tables.sort()).toEqual(Object.keys(before).sort())
      const same = surviving(before, fresh.columns, level.had)
      const bytes = await readBytes(client, before)
      const full = await sumTables(client, same)
      expect(Object.values(full).filter(({ rows }) => rows === 0)).toEqual([])

      const changed: string[] = []
      const onChanged = (name: string) => changed.push(name)
      expect(await applyMigrations(database, { folder, onChanged })).toEqual(names.slice(level.had))
      expect(changed).toEqual([])
      expect(await sumTables(client, same)).toEqual(full)
      expect(await readBytes(client, await readColumnNames(client))).toEqual(bytes)

      // As a new one is, and read whole by this version's own client.
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
    },
  )
})

test("a row that differs in one value is seen: the sum of its table is another, and of no other", async () => {
  const database = await drivers["a Postgres"]?.()
  if (!database) throw new Error("There is no Postgres.")
  open.push(database)
  await applyMigrations(database, { folder })
  await fillTables(database.client)
  const columns = await readColumnNames(database.client)
  const sums = await sumTables(database.client, columns)
  await database.client.$executeRaw`UPDATE grade SET points_earned = points_earned + 0.25 WHERE percentage IS NOT NULL`
  const after = await sumTables(database.client, columns)
  expect(Object.keys(after).filter((table) => after[table]?.sum !== sums[table]?.sum)).toEqual(["grade"])
})

/** How many rows of a model the client reads, each column of each. */
async function countRead(client: Database["client"], model: Prisma.ModelName): Promise<number> {
  const delegate = Reflect.get(client, model) as { findMany: () => Promise<unknown[]> }
  return (await delegate.findMany()).length
}

/** The bytes of what was handed in: they moved to a table of their own. */
async function readBytes(db: Db, { file }: Columns): Promise<unknown[]> {
  return file?.includes("content")
    ? db.$queryRaw`SELECT id::text, encode(content, 'hex') AS bytes FROM file ORDER BY id`
    : db.$queryRaw`SELECT file_id::text AS id, encode(bytes, 'hex') AS bytes FROM file_content ORDER BY file_id`
}
