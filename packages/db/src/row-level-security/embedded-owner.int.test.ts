import { expect, test } from "vitest"
import { createDb } from "../connect/client.ts"
import { applyMigrations } from "../migrations/migrate.ts"
import { createGrade } from "../testing/factories.ts"
import { makeRoles, roleName } from "../testing/roles.ts"
import { checkRowLevelSecurity } from "./check.ts"

test("the embedded database keeps families apart for an ordinary owner too", async () => {
  const empty = await createDb(undefined)
  const owner = roleName("ordinary")
  const line = await empty.migrations.open()
  await line.transact(({ run }) => run(`${makeRoles}; GRANT CREATE ON SCHEMA public TO ${owner}`))
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
