/** @module-tag slow */
import { expect, test } from "vitest"
import { createDb } from "../connect/client.ts"
import { applyMigrations } from "../migrations/migrate.ts"
import { createGrade } from "../testing/factories/index.ts"
import { makeRoles, roleName } from "../testing/roles.ts"
import { checkRowLevelSecurity } from "./check.ts"

test("row-level security works in the embedded database when its owner is not a superuser", async () => {
  const empty = await createDb(undefined)
  const owner = roleName("ordinary")
  const connection = await empty.migrations.open()
  await connection.transact(({ run }) => run(`${makeRoles}; GRANT CREATE ON SCHEMA public TO ${owner}`))
  const load_dump = await empty.embedded?.dump()
  await empty.close()
  const database = await createDb(undefined, { load_dump, embedded_user: owner })
  try {
    await applyMigrations(database)
    expect(await checkRowLevelSecurity(database)).toBe("setting")
    const { family_id } = await createGrade(database.client)
    await createGrade(database.client)
    expect(await database.client.grade.count()).toBe(2)
    expect(await database.client.$readWithin(family_id, (db) => db.grade.count())).toBe(1)
    expect(await database.client.$readWithin(family_id, (db) => db.$queryRaw`SELECT family_id FROM grade`)).toEqual([
      { family_id },
    ])
  } finally {
    await database.close()
  }
}, 60_000)
