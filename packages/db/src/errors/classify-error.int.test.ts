import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { createDb } from "../connect/client.ts"
import type { Db } from "../driver/db.ts"
import { Prisma } from "../generated/client.ts"
import { createFamily } from "../testing/factories/index.ts"
import { applyMigrations } from "../migrations/migrate.ts"
import { openRemoteDatabase, type RemoteDatabase } from "../testing/remote-database.ts"
import { chosenDriver } from "../testing/source.ts"
import { isStatementTimeout, isUnreachable } from "./classify-error.ts"

// The embedded database runs in this process: there is no connection that could break.
describe.runIf(chosenDriver() !== "pglite")("a database behind a network connection", () => {
  let opened: RemoteDatabase

  beforeAll(async () => void (opened = await openRemoteDatabase()))
  afterAll(() => opened.close())

  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )
  // Each test sleeps for a different time: a statement that was cut off goes on sleeping on the server.
  const sleepOf = (seconds: number) => Prisma.raw(`pg_sleep(${seconds})`)
  const sleep = (db: Db, seconds: number) => db.$queryRaw`SELECT ${sleepOf(seconds)}::text`
  /** Waits until the server runs the statement that is to be interrupted, and returns the id of its process. */
  const waitUntilRunning = async (seconds: number): Promise<number> => {
    const [running] = await opened.direct.client.$queryRaw<{ pid: number }[]>`
      SELECT pid FROM pg_stat_activity
      WHERE query LIKE ${`%pg_sleep(${seconds})%`} AND state = 'active' AND pid <> pg_backend_pid()`
    return running?.pid ?? waitUntilRunning(seconds)
  }

  test("is unreachable while the connection is cut, and works again once it is restored", async () => {
    const { remote, connection } = opened
    connection.cut()
    expect(isUnreachable(await failureOf(remote.client.family.count()))).toBe(true)
    expect(isUnreachable(await failureOf(remote.client.$queryRaw`SELECT 1`))).toBe(true)
    expect(isUnreachable(await failureOf(remote.client.$transaction((db) => createFamily(db))))).toBe(true)
    connection.restore()
    expect(await remote.client.family.count()).toBe(0)
    expect(isUnreachable(await failureOf(remote.client.$queryRaw`SELECT 1 / 0`))).toBe(false)
  })

  test("is unreachable if lost during a statement or a transaction, and the transaction is rolled back", async () => {
    const { remote, connection } = opened
    const statement = failureOf(sleep(remote.client, 20))
    await waitUntilRunning(20)
    connection.cut()
    expect(isUnreachable(await statement)).toBe(true)
    connection.restore()
    const transaction = failureOf(
      remote.client.$transaction(async (db) => {
        await createFamily(db, { name: "Halfway" })
        await sleep(db, 21)
      }),
    )
    await waitUntilRunning(21)
    connection.cut()
    expect(isUnreachable(await transaction)).toBe(true)
    connection.restore()
    expect(await remote.client.family.count({ where: { name: "Halfway" } })).toBe(0)
  })

  test("is unreachable if the server terminates the process of a statement", async () => {
    const { remote, direct } = opened
    const terminated = failureOf(sleep(remote.client, 22))
    await direct.client.$queryRaw`SELECT pg_terminate_backend(${await waitUntilRunning(22)}::int)`
    expect(isUnreachable(await terminated)).toBe(true)
    expect(await remote.client.family.count()).toBe(0)
  })

  test("is unreachable while it accepts no connections, and works again afterwards", async () => {
    const { remote, direct } = opened
    const source = inject("testDatabaseSource")
    if (source.driver === "pglite") throw new Error("The embedded database has no network connection.")
    const server = await createDb(source.superuser_url, { driver: "pg" })
    const [at] = await direct.client.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
    const allow = (is_allowed: boolean) =>
      server.client.$executeRawUnsafe(`ALTER DATABASE ${at?.name} ALLOW_CONNECTIONS ${is_allowed}`)
    await allow(false)
    await server.client.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${at?.name}`
    // The first round finds its open connections lost, the others are refused new ones.
    for (let round = 0; round < 3; round++) {
      expect(isUnreachable(await failureOf(remote.client.family.count()))).toBe(true)
      expect(isUnreachable(await failureOf(remote.client.$queryRaw`SELECT 1`))).toBe(true)
      expect(isUnreachable(await failureOf(remote.client.$transaction((db) => createFamily(db))))).toBe(true)
    }
    const migrating = await failureOf(applyMigrations(remote))
    expect(migrating).toMatchObject({ message: expect.stringContaining("not currently accepting connections") })
    expect(isUnreachable((migrating as Error).cause)).toBe(true)
    await allow(true)
    expect(await remote.client.family.count()).toBe(0)
    await server.close()
  })

  test("is reachable if an object is not ready for a statement, which has the same error code", async () => {
    const failure = await failureOf(
      opened.remote.client.$transaction(async (db) => {
        await db.$executeRaw`CREATE TEMPORARY SEQUENCE just_made`
        await db.$queryRaw`SELECT currval('just_made')`
      }),
    )
    expect(failure).toMatchObject({ message: expect.stringContaining("55000") })
    expect(isUnreachable(failure)).toBe(false)
  })

  test("is unreachable after a timeout if the connection falls silent, open or new", async () => {
    const { remote, connection, close } = await openRemoteDatabase({ limits: { connect: 300, client: 300 } })
    expect(await remote.client.family.count()).toBe(0)
    connection.hang()
    expect(isUnreachable(await failureOf(remote.client.family.count()))).toBe(true)
    expect(isUnreachable(await failureOf(remote.client.family.count()))).toBe(true)
    expect(isUnreachable(await failureOf(remote.client.$transaction((db) => createFamily(db))))).toBe(true)
    connection.restore()
    expect(await remote.client.family.count()).toBe(0)
    await close()
  })

  test("cancels a statement that exceeds the statement timeout", async () => {
    const { remote, direct } = opened
    const [limit] = await remote.client.$queryRaw<
      { limit: string }[]
    >`SELECT current_setting('statement_timeout') AS limit`
    expect(limit?.limit).toBe("15s")
    const family = await createFamily(remote.client, { name: "Locked" })
    const blocking = failureOf(
      direct.client.$transaction(async (db) => {
        await db.$queryRaw`SELECT id FROM family WHERE id = ${family.id}::uuid FOR UPDATE`
        const late = await failureOf(
          remote.client.$transaction(async (other) => {
            await other.$executeRaw`SET LOCAL statement_timeout = '50ms'`
            await other.family.update({ where: { id: family.id }, data: { name: "Late" } })
          }),
        )
        expect([isStatementTimeout(late), isUnreachable(late)]).toEqual([true, false])
      }),
    )
    expect(await blocking).toBeNull()
    await remote.client.family.delete({ where: { id: family.id } })
  })
})
