import { randomUUID } from "node:crypto"
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createDb, type Database } from "../connect/client.ts"
import { runOn } from "../testing/postgres.ts"
import { roleName } from "../testing/roles.ts"
import { urlOf } from "../testing/source.ts"
import { applyMigrations } from "./migrate.ts"
import { migrationsFolder } from "./paths.ts"

const addsTime = "20261127042700_add_time_and_requirements"
const folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-before-time-"))

let database: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ database, close } = await openEmptyDatabase())
  const earlier = readdirSync(migrationsFolder).filter((name) => name < addsTime || name.endsWith(".toml"))
  for (const name of earlier) cpSync(path.join(migrationsFolder, name), path.join(folder, name), { recursive: true })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await close()
})

test("lessons that were done before time was recorded get their time", { tags: ["time.lesson", "slow"] }, async () => {
  await applyMigrations(database, { folder })
  const [before] = await database.client.$queryRaw<
    { name: string | null }[]
  >`SELECT to_regclass('time_entry')::text AS name`
  expect(before?.name).toBeNull()
  // Raw statements, because the client knows columns that are not there yet.
  await database.client.$transaction(async (db) => {
    await db.$executeRawUnsafe(`SET LOCAL hearthbook.all_families = 'on'`)
    for (const statement of [
      `INSERT INTO family (id, name, updated_at) VALUES (${uuid(1)}, 'Old', now())`,
      `INSERT INTO student (id, family_id, first_name, last_name, date_of_birth, color, updated_at)
        VALUES (${uuid(2)}, ${uuid(1)}, 'Ada', '', '2016-05-04', '#0f766e', now())`,
      `INSERT INTO subject (id, family_id, name, updated_at) VALUES (${uuid(3)}, ${uuid(1)}, 'Math', now())`,
      `INSERT INTO curriculum (id, family_id, student_id, subject_id, academic_year, minutes_per_lesson, updated_at)
        VALUES (${uuid(4)}, ${uuid(1)}, ${uuid(2)}, ${uuid(3)}, '2026-2027', 40, now())`,
      ...[
        [5, "'done'", "'2026-09-01'", "'2026-09-01T15:00:00Z'"],
        [6, "'planned'", "NULL", "NULL"],
      ].map(
        ([
          id,
          ...done
        ]) => `INSERT INTO lesson (id, family_id, student_id, curriculum_id, title, status, completed_on, completed_at, updated_at)
          VALUES (${uuid(Number(id))}, ${uuid(1)}, ${uuid(2)}, ${uuid(4)}, 'Sums', ${done.join(", ")}, now())`,
      ),
    ])
      await db.$executeRawUnsafe(statement)
  })
  await applyMigrations(database)
  const entries = await database.client.time_entry.findMany({ where: { family_id: uuid(1).slice(1, -1) } })
  expect(entries).toMatchObject([{ minutes: 40, source: "lesson", date: new Date("2026-09-01"), place: "home" }])
  expect(entries[0]?.lesson_id).toBe(uuid(5).slice(1, -1))
})

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

/** An id in quotes. */
function uuid(number: number): string {
  return `'0190a0a0-0000-7000-8000-00000000000${number}'`
}
