import { afterAll, expect, test } from "vitest"
import { openDatabaseBefore } from "../testing/database-before.ts"
import { applyMigrations } from "./migrate.ts"

const { database, close } = await openDatabaseBefore("20261127042700_add_time_and_requirements")
afterAll(close)

test("lessons that were done before time was recorded get their time", { tags: ["time.lesson", "slow"] }, async () => {
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

/** An id in quotes. */
function uuid(number: number): string {
  return `'0190a0a0-0000-7000-8000-00000000000${number}'`
}
