import { expect, test } from "vitest"
import { createDb } from "../connect/client.ts"
import { applyMigrations } from "./migrate.ts"

test("lists of the types that migrations create can be written on the first start", { tags: ["slow"] }, async () => {
  const database = await createDb(undefined)
  await applyMigrations(database)
  const days = ["monday", "sunday"]
  const [found] = await database.client.$queryRaw<{ days: string[] }[]>`
    SELECT ARRAY(SELECT unnest(${days}::weekday[])::text) AS days`
  expect(found?.days).toEqual(days)
  await database.close()
})
