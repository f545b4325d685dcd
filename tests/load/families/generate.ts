import { dayIn } from "@hearthbook/core/time/days"
import { createDb } from "@hearthbook/db"
import { applyMigrations } from "@hearthbook/db/migrate"
import { hashPassword } from "@hearthbook/db/password"
import type { TestPostgres } from "@hearthbook/db/testing/postgres"
import pg from "pg"
import { copyTable, type Cell } from "./copy-table.ts"
import { courseRows } from "./course-rows.ts"
import { familyRows } from "./family-rows.ts"
import { loadFamily, loadTime, type LoadFamily, type LoadTime } from "./load-family.ts"
import { wholeExtent, type Extent } from "./school-years.ts"
import { withoutIndexes } from "./without-indexes.ts"
import { workRows } from "./work-rows.ts"

/** The password of every parent and teacher. */
export const loadPassword = "Warm-Hearth-24!"

/** One for each client, so that clients who mark a class of 30 at once do not wait for each other's locks. */
const largeFamilies = 4

export type Loaded = {
  time: LoadTime
  usual: LoadFamily[]
  large: LoadFamily[]
  seconds: number
  rows: Map<string, number>
}

/** URLs of a database as its ordinary owner and as the superuser, because COPY refuses tables with row-level security. */
export type Addresses = { url: string; superuser_url: string }

export function addressesOf(postgres: TestPostgres, name: string): Addresses {
  return { url: postgres.urlOf(name), superuser_url: postgres.urlOf(name, { role: "superuser" }) }
}

/**
 * Migrates an empty database and fills it with usual families (two adults, three children, five school years) and a few large
 * ones with 30 children. The data depends only on the day. Counts, checks and analyzes the result.
 */
export async function generateFamilies(
  { url, superuser_url }: Addresses,
  families: number,
  { extent = wholeExtent, now = new Date() }: { extent?: Extent; now?: Date } = {},
): Promise<Loaded> {
  await migrate(url)
  const startedAt = performance.now()
  const time = loadTime(dayIn("America/New_York", now), now, extent)
  const usual = Array.from({ length: families }, (_, index) => loadFamily(time, index, "usual"))
  const large = Array.from({ length: largeFamilies }, (_, index) => loadFamily(time, families + index, "large"))
  const password_hash = await hashPassword(loadPassword)
  const rows = new Map<string, number>()
  const client = new pg.Client({ connectionString: superuser_url })
  await client.connect()
  try {
    await client.query("SET TIME ZONE 'UTC'")
    await client.query("SET maintenance_work_mem = '512MB'")
    await withoutIndexes(client, async () => {
      // Triggers look rows up by indexes, so they run for all rows at once afterwards.
      await client.query("SET session_replication_role = replica")
      await copyAll(client, { time, families: [...usual, ...large], password_hash, rows })
      await client.query("RESET session_replication_role")
    })
    await client.query(followAllLessons)
    await client.query(reportAll, [now])
    // Also vacuums, like tables in use, so that autovacuum does not run during measurements.
    await client.query("VACUUM (ANALYZE)")
  } finally {
    await client.end()
  }
  return { time, usual, large, seconds: (performance.now() - startedAt) / 1000, rows }
}

/** Marks last week's report as sent for all families, because a server started between Monday and Wednesday would create a thousand of them. */
const reportAll = `
  INSERT INTO job_run (id, job, period, started_at, finished_at)
  SELECT gen_random_uuid(), 'weekly', to_char(($1::timestamptz AT TIME ZONE time_zone) - interval '7 days', 'IYYY"-W"IW ') || id, $1, $1
  FROM family`

async function migrate(url: string): Promise<void> {
  const database = await createDb(url, { driver: "pg" })
  try {
    await applyMigrations(database)
  } finally {
    await database.close()
  }
}

/** Writes down the time of done lessons, as the triggers of `lesson` do. */
const followAllLessons = `
  SELECT follow_lessons(family_id, array_agg(id)) FROM lesson WHERE status = 'done' GROUP BY family_id`

type Load = { time: LoadTime; families: LoadFamily[]; password_hash: string; rows: Map<string, number> }

async function copyAll(client: pg.Client, { time, families, password_hash, rows }: Load): Promise<void> {
  const copy = async (table: string, columns: string[], lines: Iterable<Cell[]>) => {
    rows.set(table, (rows.get(table) ?? 0) + (await copyTable(client, table, columns, lines)))
  }
  for (const { table, columns, rows: rowsOf } of [...familyRows, ...courseRows]) {
    await copy(
      table,
      columns,
      ofAll(families, (family) => rowsOf(family, time, password_hash)),
    )
  }
  for (const year of time.years) {
    const there = families.filter((family) => family.years.includes(year))
    for (const { table, columns, rows: rowsOf } of workRows) {
      await copy(
        table,
        columns,
        ofAll(there, (family) => rowsOf(family, year, time.today)),
      )
    }
  }
}

function* ofAll(families: LoadFamily[], rowsOf: (family: LoadFamily) => Iterable<Cell[]>): Iterable<Cell[]> {
  for (const family of families) yield* rowsOf(family)
}
