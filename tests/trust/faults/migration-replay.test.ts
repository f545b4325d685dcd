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

// An update from any earlier version keeps all data.
const folder = fileURLToPath(new URL("../../../packages/db/prisma/migrations/", import.meta.url))
const names = listMigrations(folder)
/** Each earlier level, by its newest migration. */
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

/** Returns a folder with the first `had` migrations. */
function folderOf(had: number): string {
  const at = path.join(scratch, `first-${had}-${++count}`)
  for (const name of names.slice(0, had)) cpSync(path.join(folder, name), path.join(at, name), { recursive: true })
  return at
}

/** Intentional changes to data by later migrations. `before` is the state at an earlier level. */
const meant = {
  /** Deleted rows: it is unknown which session a push subscription belonged to. */
  emptied: ["push_subscription"],
  /** Families without a choice used the American date format. */
  rewritten: ["settings.date_format"],
  /** Renamed tables: uploads are of files, too. */
  renamed: { archive_upload: "upload", archive_part: "upload_part" } as Record<string, string>,
}

/** The present name of a table. */
const nameNow = (table: string) => meant.renamed[table] ?? table

/** Something for each table, by their present names. */
function byNameNow<Value>(tables: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(tables).map(([table, value]) => [nameNow(table), value]))
}

function surviving(before: Columns, after: Columns, had: number): Columns {
  const changes = had < names.indexOf("20261122161418_settings_and_the_familys_own_data") + 1
  return Object.fromEntries(
    Object.entries(before)
      .filter(([table]) => !(changes && meant.emptied.includes(table)))
      .map(([table, columns]) => [
        table,
        columns.filter(
          (name) => after[nameNow(table)]?.includes(name) && !(changes && meant.rewritten.includes(`${table}.${name}`)),
        ),
      ]),
  )
}

/** Describes a schema, except the order of columns. */
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
    expect(await sumTables(client, byNameNow(same))).toEqual(byNameNow(full))
    expect(await readBytes(client, await readColumnNames(client))).toEqual(bytes)

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

/** Reads the bytes of files, which a migration moved to a separate table. */
async function readBytes(db: Db, { file }: Columns): Promise<unknown[]> {
  return file?.includes("content")
    ? db.$queryRaw`SELECT id::text, encode(content, 'hex') AS bytes FROM file ORDER BY id`
    : db.$queryRaw`SELECT file_id::text AS id, encode(bytes, 'hex') AS bytes FROM file_content ORDER BY file_id`
}
