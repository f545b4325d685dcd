import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Database } from "../index.ts"
import { openTestDatabase } from "../testing/database.ts"

setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A text of one megabyte that is no other's. */
const megabyte = (n: number) => String(n).padStart(8, "0").repeat(131_072)

test("what was sent to the database does not stay in memory", async () => {
  const { client } = database
  const ask = async (n: number) => {
    await client.$queryRaw`SELECT length(${megabyte(n)})`
    await client.$transaction((db) => db.$queryRaw`SELECT length(${megabyte(n + 1)})`)
    await client.family.findFirst({ where: { name: megabyte(n + 2) } })
  }
  const held = async (from: number) => {
    for (let n = from; n < from + 24; n += 3) await ask(n)
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const before = await held(0)
  // 24 texts more.
  expect((await held(100)) - before).toBeLessThan(6_000_000)
})
