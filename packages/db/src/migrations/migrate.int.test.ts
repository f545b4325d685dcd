import { randomUUID } from "node:crypto"
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { createDb, type Database } from "../connect/client.ts"
import { applyMigrations, listMigrations } from "./migrate.ts"
import { migrationsFolder } from "./paths.ts"
import { openSeverableConnection, type SeverableConnection } from "../testing/severable-connection.ts"
import { openTestDatabase } from "../testing/database.ts"
import { runOn } from "../testing/postgres.ts"
import { chosenDriver, urlOf } from "../testing/source.ts"
import { isLockConflict, isUnreachable } from "../errors/classify-error.ts"

// The embedded database runs in this process and is used by it alone.
describe.runIf(chosenDriver() !== "pglite")("migrating a Postgres", () => {
  let direct: Database
  let connection: SeverableConnection
  let url: URL
  let superuserUrl: string
  const open: Database[] = []

  beforeAll(async () => {
    direct = await openTestDatabase({ isPlain: true })
    const source = inject("testDatabaseSource")
    if (source.driver === "pglite") throw new Error("There is no server.")
    const [at] = await direct.client.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
    superuserUrl = source.superuser_url
    url = new URL(urlOf(source.server_url, at?.name ?? ""))
    connection = await openSeverableConnection(Number(url.port))
  })
  afterEach(async () => {
    connection.restore()
    await Promise.all(open.splice(0).map((database) => database.close()))
  })
  afterAll(async () => {
    await connection.close()
    await direct.close()
  })

  let folder: string
  beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-migrate-"))))
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Adds a migration that creates a table, runs the statement that is to be interrupted, and creates another table. */
  const addMigration = (statement: string) => {
    const table = `shelf_${randomUUID().slice(0, 8)}`
    const name = `29991231235959_add_${table}`
    cpSync(migrationsFolder, folder, { recursive: true })
    mkdirSync(path.join(folder, name))
    const script = `CREATE TABLE ${table}_begun (id int);\n${statement};\nCREATE TABLE ${table} (id int);\n`
    writeFileSync(path.join(folder, name, "migration.sql"), script)
    return { name, table, options: { folder } }
  }
  const openRemote = async (limits = {}) => {
    const remote = new URL(url)
    remote.port = String(connection.port)
    const database = await createDb(remote.href, { driver: "pg", limits })
    open.push(database)
    return database
  }
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )
  const causeOf = async (work: Promise<unknown>) => ((await failureOf(work)) as Error).cause
  /** Waits until the server runs the statement that is to be interrupted, and returns the id of its process. */
  const waitUntilRunning = async (sql: string): Promise<number> => {
    const [running] = await direct.client.$queryRaw<{ pid: number }[]>`
      SELECT pid FROM pg_stat_activity
      WHERE query LIKE ${`%${sql}%`} AND state = 'active' AND pid <> pg_backend_pid()`
    return running?.pid ?? waitUntilRunning(sql)
  }
  const isGone = async (pid: number) => {
    const rows = await direct.client.$queryRaw<unknown[]>`SELECT 1 FROM pg_stat_activity WHERE pid = ${pid}::int`
    return rows.length === 0
  }
  /** Counts a migration's tables and rows. */
  const tracesOf = async ({ table, name }: { table: string; name: string }) => {
    const tables = await direct.client.$queryRaw<unknown[]>`SELECT 1 FROM pg_tables WHERE tablename LIKE ${`${table}%`}`
    const rows = await direct.client.$queryRaw<unknown[]>`
      SELECT 1 FROM _prisma_migrations WHERE migration_name = ${name}`
    return { tables: tables.length, rows: rows.length }
  }
  const nothing = { tables: 0, rows: 0 }
  const all = { tables: 2, rows: 1 }

  test("rolls back a migration whose connection is cut, and the next start applies it", async () => {
    const migration = addMigration("SELECT pg_sleep(1.01)")
    const failure = causeOf(applyMigrations(await openRemote(), migration.options))
    await waitUntilRunning("pg_sleep(1.01)")
    connection.cut()
    expect(isUnreachable(await failure)).toBe(true)
    expect(await tracesOf(migration)).toEqual(nothing)
    connection.restore()
    expect(await applyMigrations(await openRemote(), migration.options)).toEqual([migration.name])
    expect(await tracesOf(migration)).toEqual(all)
  })

  test("rolls back a migration whose server process is terminated", async () => {
    const migration = addMigration("SELECT pg_sleep(1.02)")
    const failure = causeOf(applyMigrations(direct, migration.options))
    await direct.client.$queryRaw`SELECT pg_terminate_backend(${await waitUntilRunning("pg_sleep(1.02)")}::int)`
    expect(isUnreachable(await failure)).toBe(true)
    expect(await tracesOf(migration)).toEqual(nothing)
    expect(await applyMigrations(direct, migration.options)).toEqual([migration.name])
  })

  test("gives up if the connection falls silent, although migrations have no time limit", async () => {
    const migration = addMigration("SELECT pg_sleep(0.5), 1.03")
    const remote = await openRemote({ check_interval: 200, connect: 500 })
    const failure = causeOf(applyMigrations(remote, migration.options))
    const pid = await waitUntilRunning("pg_sleep(0.5), 1.03")
    connection.hang()
    expect(isUnreachable(await failure)).toBe(true)
    // The server rolls the transaction back once it notices that the connection is lost.
    connection.restore()
    await expect.poll(() => isGone(pid)).toBe(true)
    expect(await tracesOf(migration)).toEqual(nothing)
    expect(await applyMigrations(direct, migration.options)).toEqual([migration.name])
  })

  test("lets a migration take longer than statements may, however often it is checked", async () => {
    const migration = addMigration("SELECT pg_sleep(1.5)")
    const remote = await openRemote({ check_interval: 50, client: 1000, server: 1000 })
    expect(await applyMigrations(remote, migration.options)).toEqual([migration.name])
  })

  test("aborts and releases its locks at once when it is stopped, and does not start again", async () => {
    const migration = addMigration("SELECT pg_sleep(30)")
    const remote = await openRemote()
    const failure = failureOf(applyMigrations(remote, migration.options))
    const pid = await waitUntilRunning("pg_sleep(30)")
    await remote.migrations.stop()
    expect(await failure).toMatchObject({ name: "DatabaseStartError" })
    await expect.poll(() => isGone(pid)).toBe(true)
    expect(await tracesOf(migration)).toEqual(nothing)
    expect(isUnreachable(await causeOf(applyMigrations(remote, migration.options)))).toBe(false)
  })

  test("by three servers at once applies each migration once, and none of them fails", async () => {
    const migration = addMigration("SELECT pg_sleep(0.3)")
    const servers = await Promise.all([openRemote(), openRemote(), openRemote()])
    const applied = await Promise.all(servers.map((server) => applyMigrations(server, migration.options)))
    expect(applied.flat()).toEqual([migration.name])
    expect(await tracesOf(migration)).toEqual(all)
  })

  test("does not wait for a server that is migrating if nothing is pending", async () => {
    const migration = addMigration("SELECT pg_sleep(30.1)")
    const remote = await openRemote()
    const failure = failureOf(applyMigrations(remote, migration.options))
    await waitUntilRunning("pg_sleep(30.1)")
    expect(await applyMigrations(direct)).toEqual([])
    await remote.migrations.stop()
    await failure
  })

  test(
    "gives up on a locked table before other queries queue up behind it, to be retried later",
    { tags: ["slow"] },
    async () => {
      const migration = addMigration("ALTER TABLE family ADD COLUMN shelf int")
      await direct.client.$transaction(async (db) => {
        await db.$executeRaw`LOCK TABLE family IN ACCESS SHARE MODE`
        const failure = await failureOf(applyMigrations(await openRemote(), migration.options))
        expect(failure).toMatchObject({
          message: expect.stringMatching(/add_shelf_.*lock timeout; another connection/),
        })
        expect(isLockConflict((failure as Error).cause)).toBe(true)
      })
      expect(await tracesOf(migration)).toEqual(nothing)
      expect(await applyMigrations(direct, migration.options)).toEqual([migration.name])
      await direct.client.$executeRaw`ALTER TABLE family DROP COLUMN shelf`
    },
  )

  test("fails without retrying if TLS is required and the server does not support it", async () => {
    const safe = new URL(url)
    safe.searchParams.set("sslmode", "require")
    const database = await createDb(safe.href, { driver: "pg" })
    const failure = await failureOf(applyMigrations(database))
    expect(failure).toMatchObject({ message: expect.stringContaining("does not support SSL connections") })
    expect(isUnreachable((failure as Error).cause)).toBe(false)
    await database.close()
  })

  test("refuses a database that contains tables of another application", async () => {
    const [at] = await direct.client.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
    const other = `${at?.name}_other`
    await runOn(superuserUrl, `CREATE DATABASE ${other} OWNER ${url.username}`)
    const database = await createDb(urlOf(url.href, other), { driver: "pg" })
    await database.client.$executeRaw`CREATE TABLE another_app (id int)`
    await expect(applyMigrations(database)).rejects.toThrow("contains tables of another application")
    await database.client.$executeRaw`DROP TABLE another_app`
    expect(await applyMigrations(database)).toEqual(listMigrations())
    await database.close()
    await runOn(superuserUrl, `DROP DATABASE ${other} WITH (FORCE)`)
  })
})
