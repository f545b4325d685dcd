import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import type { Database } from "./client.ts"
import { openTestDatabase } from "../testing/database.ts"
import { createFamily } from "../testing/factories/index.ts"
import { chosenDriver } from "../testing/source.ts"

let database: Database
const statements: string[] = []

beforeAll(async () => {
  database = await openTestDatabase({ onStatement: (sql) => statements.push(sql) })
})
beforeEach(() => void statements.splice(0))
afterAll(() => database.close())

test("runs on the chosen driver", async () => {
  const [server] = await database.client.$queryRaw<{ version: string }[]>`SELECT version()`
  // The adapter that Prisma itself reports.
  const adapter: unknown = Reflect.get(database.client, "_engineConfig")
  expect(database.driver).toBe(chosenDriver())
  expect(server?.version.includes("PGlite")).toBe(chosenDriver() === "pglite")
  expect(adapter).toMatchObject({
    adapter: {
      adapterName: { pglite: "pglite-prisma-adapter", pg: "@prisma/adapter-pg", neon: "@prisma/adapter-neon" }[
        chosenDriver()
      ],
    },
  })
})

test("reports every statement, so that tests can count them", async () => {
  await database.client.family.findMany()
  expect(statements).toEqual([expect.stringMatching(/^SELECT .*"family"/)])
})

test("rolls back a transaction that fails halfway", async () => {
  const transaction = database.client.$transaction(async (db) => {
    await createFamily(db, { name: "Never was" })
    throw new Error("halfway")
  })
  await expect(transaction).rejects.toThrow("halfway")
  expect(await database.client.family.count({ where: { name: "Never was" } })).toBe(0)
})

test("keeps what others write while a transaction is open, even if the transaction is rolled back", async () => {
  const outside: Promise<unknown>[] = []
  const transaction = database.client.$transaction(async (db) => {
    await createFamily(db, { name: "Inside" })
    outside.push(
      createFamily(database.client, { name: "Outside 1" }),
      createFamily(database.client, { name: "Outside 2" }),
      database.client.$transaction((other) => createFamily(other, { name: "Outside 3" })),
    )
    // Each statement of the transaction gives the others a chance to run in between.
    for (let turn = 0; turn < 5; turn++) await db.family.count({ where: { name: "Inside" } })
    throw new Error("undone")
  })
  await expect(transaction).rejects.toThrow("undone")
  await Promise.all(outside)
  const names = await database.client.family.findMany({
    where: { name: { in: ["Inside", "Outside 1", "Outside 2", "Outside 3"] } },
  })
  expect(names.map(({ name }) => name).sort()).toEqual(["Outside 1", "Outside 2", "Outside 3"])
})

test("does not show rows of a transaction that is still open", async () => {
  const seen: Promise<number>[] = []
  await database.client.$transaction(async (db) => {
    const { id } = await createFamily(db, { name: "Unfinished" })
    seen.push(database.client.family.count({ where: { id } }))
    await db.family.delete({ where: { id } })
  })
  expect(await Promise.all(seen)).toEqual([0])
})

test("reads timestamps as they were written, whatever the server's time zone", async () => {
  const moment = new Date("2026-07-01T23:30:15.123Z")
  const { id } = await createFamily(database.client, { expires_at: moment })
  const family = await database.client.family.findUniqueOrThrow({ where: { id } })
  expect(family.expires_at).toEqual(moment)
  const [written] = await database.client.$queryRaw<{ text: string; now_gap: number }[]>`
    SELECT to_char(expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') AS text,
           abs(extract(epoch FROM (CURRENT_TIMESTAMP - created_at)))::float8 AS now_gap
    FROM family WHERE id = ${id}::uuid`
  expect(written?.text).toBe("2026-07-01 23:30:15.123")
  expect(written?.now_gap).toBeLessThan(60)
})
