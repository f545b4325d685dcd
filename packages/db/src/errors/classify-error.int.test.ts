import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { createDb } from "../connect/client.ts"
import type { Db } from "../driver/db.ts"
import { Prisma } from "../generated/client.ts"
import { createFamily } from "../testing/factories.ts"
import { applyMigrations } from "../migrations/migrate.ts"
import { openFarDatabase, type FarDatabase } from "../testing/far-database.ts"
import { chosenDriver } from "../testing/source.ts"
import { isStatementTimeout, isUnreachable } from "./classify-error.ts"

// The embedded database is in the same process: there is no line to it.
describe.runIf(chosenDriver() !== "pglite")("a database at the other end of a line", () => {
  let opened: FarDatabase

  beforeAll(async () => void (opened = await openFarDatabase()))
  afterAll(() => opened.close())

  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )
  // Each of its own length: what is cut off goes on sleeping on the server, and must not be taken for the next one.
  const sleepOf = (seconds: number) => Prisma.raw(`pg_sleep(${seconds})`)
  const sleep = (db: Db, seconds: number) => db.$queryRaw`SELECT ${sleepOf(seconds)}::text`
  /** Waits until the server has begun with what is to be interrupted, and answers which of its processes does it. */
  const underWay = async (seconds: number): Promise<number> => {
    const [running] = await opened.near.client.$queryRaw<{ pid: number }[]>`
      SELECT pid FROM pg_stat_activity
      WHERE query LIKE ${`%pg_sleep(${seconds})%`} AND state = 'active' AND pid <> pg_backend_pid()`
    return running?.pid ?? underWay(seconds)
  }

  test("one that cannot be reached is told from every other trouble, and is there again by itself", async () => {
    const { far, line } = opened
    line.cut()
    expect(isUnreachable(await failureOf(far.client.family.count()))).toBe(true)
    expect(isUnreachable(await failureOf(far.client.$queryRaw`SELECT 1`))).toBe(true)
    expect(isUnreachable(await failureOf(far.client.$transaction((db) => createFamily(db))))).toBe(true)
    line.mend()
    expect(await far.client.family.count()).toBe(0)
    expect(isUnreachable(await failureOf(far.client.$queryRaw`SELECT 1 / 0`))).toBe(false)
  })

  test("one that is lost in the middle of a statement or a unit is told too, and nothing of the unit is kept", async () => {
    const { far, line } = opened
    const alone = failureOf(sleep(far.client, 20))
    await underWay(20)
    line.cut()
    expect(isUnreachable(await alone)).toBe(true)
    line.mend()
    const unit = failureOf(
      far.client.$transaction(async (db) => {
        await createFamily(db, { name: "Halfway" })
        await sleep(db, 21)
      }),
    )
    await underWay(21)
    line.cut()
    expect(isUnreachable(await unit)).toBe(true)
    line.mend()
    expect(await far.client.family.count({ where: { name: "Halfway" } })).toBe(0)
  })

  test("a server that is stopped is told as one that cannot be reached", async () => {
    const { far, near } = opened
    const stopped = failureOf(sleep(far.client, 22))
    await near.client.$queryRaw`SELECT pg_terminate_backend(${await underWay(22)}::int)`
    expect(isUnreachable(await stopped)).toBe(true)
    expect(await far.client.family.count()).toBe(0)
  })

  test("one that takes no connections is told as one that cannot be reached, however it is asked, and is there again", async () => {
    const { far, near } = opened
    const source = inject("testDatabaseSource")
    if (source.driver === "pglite") throw new Error("There is no line to the embedded database.")
    const server = await createDb(source.superuser_url, { driver: "pg" })
    const [at] = await near.client.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
    const allow = (whether: boolean) =>
      server.client.$executeRawUnsafe(`ALTER DATABASE ${at?.name} ALLOW_CONNECTIONS ${whether}`)
    await allow(false)
    await server.client.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${at?.name}`
    // First what has lost the connections that were open, and then what is let into no other.
    for (let round = 0; round < 3; round++) {
      expect(isUnreachable(await failureOf(far.client.family.count()))).toBe(true)
      expect(isUnreachable(await failureOf(far.client.$queryRaw`SELECT 1`))).toBe(true)
      expect(isUnreachable(await failureOf(far.client.$transaction((db) => createFamily(db))))).toBe(true)
    }
    const migrating = await failureOf(applyMigrations(far))
    expect(migrating).toMatchObject({ message: expect.stringContaining("not currently accepting connections") })
    expect(isUnreachable(Object(migrating).cause)).toBe(true)
    await allow(true)
    expect(await far.client.family.count()).toBe(0)
    await server.close()
  })

  test("what is not ready for a statement has the same code, and is no such trouble", async () => {
    const failure = await failureOf(
      opened.far.client.$transaction(async (db) => {
        await db.$executeRaw`CREATE TEMPORARY SEQUENCE just_made`
        await db.$queryRaw`SELECT currval('just_made')`
      }),
    )
    expect(failure).toMatchObject({ message: expect.stringContaining("55000") })
    expect(isUnreachable(failure)).toBe(false)
  })

  test("one that falls silent without hanging up is told when the time is over, open connection or new", async () => {
    const { far, line, close } = await openFarDatabase({ limits: { connect: 300, ours: 300 } })
    expect(await far.client.family.count()).toBe(0)
    line.hang()
    expect(isUnreachable(await failureOf(far.client.family.count()))).toBe(true)
    expect(isUnreachable(await failureOf(far.client.family.count()))).toBe(true)
    expect(isUnreachable(await failureOf(far.client.$transaction((db) => createFamily(db))))).toBe(true)
    line.mend()
    expect(await far.client.family.count()).toBe(0)
    await close()
  })

  test("no statement takes longer than statements may", async () => {
    const { far, near } = opened
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
