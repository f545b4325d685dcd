import { afterAll, expect, test } from "vitest"
import { openDatabaseBefore } from "../testing/database-before.ts"
import { applyMigrations } from "./migrate.ts"

const database = await openDatabaseBefore("20261129061539_keep_calendar_entries_as_they_are")
afterAll(database.close)

const id = "0190a0a0-0000-7000-8000-000000000001"

test(
  "a waiting import of a calendar keeps its events when they get types",
  { tags: ["import.calendar", "slow"] },
  async () => {
    const cells = [
      { row: 1, cells: ["fair@a.test", "Fair", "2026-10-03", "2026-10-04", "yes", "", "Bring: paint"] },
      { row: 2, cells: ["choir@a.test", "Choir", "2026-10-05T09:00", "2026-10-05T10:00", "no", "Church hall", ""] },
    ]
    // Raw statements, because the client knows columns that are not there yet.
    await database.client.$transaction(async (db) => {
      await db.$executeRaw`SET LOCAL hearthbook.all_families = 'on'`
      await db.$executeRaw`INSERT INTO family (id, name, updated_at) VALUES (${id}::uuid, 'Old', now())`
      await db.$executeRaw`
      INSERT INTO "user" (id, family_id, email, role, first_name, last_name, updated_at)
      VALUES (${id}::uuid, ${id}::uuid, 'old@a.test', 'parent', 'Old', 'Parent', now())`
      for (const kind of ["calendar", "subjects"]) {
        await db.$executeRaw`
        INSERT INTO data_import (id, family_id, user_id, kind, filename, encoding, cells, expires_at)
        VALUES (gen_random_uuid(), ${id}::uuid, ${id}::uuid, ${kind}::import_kind, 'old', 'utf-8',
          ${JSON.stringify(cells)}::jsonb, now())`
      }
    })
    await applyMigrations(database)
    const imports = await database.client.data_import.findMany({ where: { family_id: id }, orderBy: { kind: "asc" } })
    const [fair, choir] = [
      { uid: "fair@a.test", title: "Fair", start_date: "2026-10-03", end_date: "2026-10-04", all_day: true },
      {
        uid: "choir@a.test",
        title: "Choir",
        start_date: "2026-10-05T09:00",
        end_date: "2026-10-05T10:00",
        all_day: false,
      },
    ]
    expect(imports).toMatchObject([
      { kind: "subjects", cells, calendar: null },
      {
        kind: "calendar",
        cells: null,
        calendar: {
          series: [],
          entries: [
            { ...fair, location: "", description: "Bring: paint", series: fair?.uid, problem: null },
            { ...choir, location: "Church hall", description: "", series: choir?.uid, problem: null },
          ],
        },
      },
    ])
  },
)
