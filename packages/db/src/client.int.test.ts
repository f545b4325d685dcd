import { afterAll, beforeAll, expect, test } from "vitest"
import type { Database } from "./client.ts"
import { openTestDatabase } from "./testing/database.ts"
import { chosenDriver } from "./testing/source.ts"

let database: Database
const statements: string[] = []

beforeAll(async () => {
  database = await openTestDatabase({ onStatement: (sql) => statements.push(sql) })
})
afterAll(() => database.close())

test("runs on the driver that was asked for", async () => {
  const [row] = await database.client.$queryRaw<[{ version: string }]>`SELECT version()`
  expect(database.driver).toBe(chosenDriver())
})
