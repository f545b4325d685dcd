import { neonConfig } from "@neondatabase/serverless"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { createDb, type Database, type Db } from "./client.ts"
import { openCutLine, type CutLine } from "./testing/cut-line.ts"
import { openTestDatabase } from "./testing/database.ts"
import { createFamily } from "./testing/factories.ts"
import { chosenDriver } from "./testing/source.ts"
import { isStatementTimeout, isUnreachable } from "./unreachable.ts"

// The embedded database is in the same process: there is no line to it.
describe.runIf(chosenDriver() !== "pglite")("a database at the other end of a line", () => {
  let line: CutLine
  let near: Database
  let far: Database
  const bridge = { ...neonConfig }

  beforeAll(async () => {
    const source = inject("testDatabaseSource")
    near = await openTestDatabase()
    if (source.driver === "pglite") throw new Error("The embedded database has no line.")
    const [at] = await near.client.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
    const url = new URL(source.server_url)
    url.pathname = `/${at?.name}`
    line = await openCutLine(source.driver === "neon" ? source.bridge_port : Number(url.port))
    if (source.driver === "neon") neonConfig.wsProxy = `127.0.0.1:${line.port}`
    else url.port = String(line.port)
    far = await createDb(url.href, { driver: source.driver, max_connections: 2 })
    await far.client.family.count()
  })
  afterAll(async () => {
    line.mend()
    await far.close()
    Object.assign(neonConfig, bridge)
    await line.close()
    await near.close()
  })

  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )
  const pause = (db: Db) => db.$queryRaw`SELECT pg_sleep(20)::text`
  /** Waits until the server has begun with what is to be interrupted. */
  const underWay = async () => {
    const running = () => near.client.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(20)%' AND state = 'active' AND pid <> pg_backend_pid()`
    while ((await running()).length === 0) await new Promise((resolve) => setImmediate(resolve))
  }

  test("one that cannot be reached is told from every other trouble, and is there again by itself", async () => {
    line.cut()
    expect(isUnreachable(await failureOf(far.client.family.count()))).toBe(true)
    expect(isUnreachable(await failureOf(far.client.$queryRaw`SELECT 1`))).toBe(true)
    expect(isUnreachable(await failureOf(far.client.$transaction((db) => createFamily(db))))).toBe(true)
    line.mend()
    expect(await far.client.family.count()).toBe(0)
    expect(isUnreachable(await failureOf(far.client.$queryRaw`SELECT 1 / 0`))).toBe(false)
  })

  test("one that is lost in the middle of a statement or a unit is told too, and nothing of the unit is kept", async () => {
    const alone = failureOf(pause(far.client))
    await underWay()
    line.cut()
    expect(isUnreachable(await alone)).toBe(true)
    line.mend()
    const unit = failureOf(
      far.client.$transaction(async (db) => {
        await createFamily(db, { name: "Halfway" })
        await pause(db)
      }),
    )
    await underWay()
    line.cut()
    expect(isUnreachable(await unit)).toBe(true)
    line.mend()
    expect(await far.client.family.count({ where: { name: "Halfway" } })).toBe(0)
  })

  test("a server that is stopped is told as one that cannot be reached", async () => {
    const stopped = failureOf(pause(far.client))
    await underWay()
    await near.client.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE '%pg_sleep(20)%' AND pid <> pg_backend_pid() AND datname = current_database()`
    expect(isUnreachable(await stopped)).toBe(true)
    expect(await far.client.family.count()).toBe(0)
  })

  test("no statement takes longer than statements may", async () => {
    const [limit] = await far.client.$queryRaw<
      { limit: string }[]
    >`SELECT current_setting('statement_timeout') AS limit`
    expect(limit?.limit).toBe("15s")
    const family = await createFamily(far.client, { name: "Held" })
    const slow = failureOf(
      near.client.$transaction(async (db) => {
        await db.$queryRaw`SELECT id FROM family WHERE id = ${family.id}::uuid FOR UPDATE`
        const late = await failureOf(
          far.client.$transaction(async (other) => {
            await other.$executeRaw`SET LOCAL statement_timeout = '50ms'`
            await other.family.update({ where: { id: family.id }, data: { name: "Late" } })
          }),
        )
        expect([isStatementTimeout(late), isUnreachable(late)]).toEqual([true, false])
      }),
    )
    expect(await slow).toBeNull()
    await far.client.family.delete({ where: { id: family.id } })
  })
})
