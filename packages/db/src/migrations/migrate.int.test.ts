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

// The embedded database is one process's, and there is no line to it.
describe.runIf(chosenDriver() !== "pglite")("a Postgres that is being brought up to date", () => {
  let near: Database
  let line: SeverableConnection
  let url: URL
  let superuserUrl: string
  const open: Database[] = []

  beforeAll(async () => {
    near = await openTestDatabase({ isPlain: true })
    const source = inject("testDatabaseSource")
    if (source.driver === "pglite") throw new Error("There is no server.")
    const [at] = await near.client.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
    superuserUrl = source.superuser_url
    url = new URL(urlOf(source.server_url, at?.name ?? ""))
    line = await openSeverableConnection(Number(url.port))
  })
  afterEach(async () => {
    line.mend()
    await Promise.all(open.splice(0).map((database) => database.close()))
  })
  afterAll(async () => {
    await line.close()
    await near.close()
  })

  let folder: string
  beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-migrate-"))))
  afterEach(() => rmSync(folder, { recursive: true }))

  /** One more migration than the database has had, which makes a table of a name of its own after what is to be interrupted. */
  const addMigration = (before: string) => {
    const table = `shelf_${randomUUID().slice(0, 8)}`
    const name = `29991231235959_add_${table}`
    cpSync(migrationsFolder, folder, { recursive: true })
    mkdirSync(path.join(folder, name))
    const script = `CREATE TABLE ${table}_begun (id int);\n${before};\nCREATE TABLE ${table} (id int);\n`
    writeFileSync(path.join(folder, name, "migration.sql"), script)
    return { name, table, options: { folder } }
  }
  const openFar = async (limits = {}) => {
    const far = new URL(url)
    far.port = String(line.port)
    const database = await createDb(far.href, { driver: "pg", limits })
    open.push(database)
    return database
  }
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )
  const causeOf = async (work: Promise<unknown>) => Object(await failureOf(work)).cause
  /** Waits until the server is at what is to be interrupted, and answers which of its processes is. */
  const underWay = async (words: string): Promise<number> => {
    const [running] = await near.client.$queryRaw<{ pid: number }[]>`
      SELECT pid FROM pg_stat_activity
      WHERE query LIKE ${`%${words}%`} AND state = 'active' AND pid <> pg_backend_pid()`
    return running?.pid ?? underWay(words)
  }
  const isGone = async (pid: number) => {
    const rows = await near.client.$queryRaw<unknown[]>`SELECT 1 FROM pg_stat_activity WHERE pid = ${pid}::int`
    return rows.length === 0
  }
  /** What there is of a migration: its tables and its rows. */
  const tracesOf = async ({ table, name }: { table: string; name: string }) => {
    const tables = await near.client.$queryRaw<unknown[]>`SELECT 1 FROM pg_tables WHERE tablename LIKE ${`${table}%`}`
    const rows = await near.client.$queryRaw<unknown[]>`
      SELECT 1 FROM _prisma_migrations WHERE migration_name = ${name}`
    return { tables: tables.length, rows: rows.length }
  }
  const nothing = { tables: 0, rows: 0 }
  const all = { tables: 2, rows: 1 }

  test("whose line is cut in the middle of a migration keeps nothing of it, and the next start applies it", async () => {
    const migration = addMigration("SELECT pg_sleep(1.01)")
    const failure = causeOf(applyMigrations(await openFar(), migration.options))
    await underWay("pg_sleep(1.01)")
    line.cut()
    expect(isUnreachable(await failure)).toBe(true)
    expect(await tracesOf(migration)).toEqual(nothing)
    line.mend()
    expect(await applyMigrations(await openFar(), migration.options)).toEqual([migration.name])
    expect(await tracesOf(migration)).toEqual(all)
  })

  test("whose server ends a migration's process keeps nothing of it either", async () => {
    const migration = addMigration("SELECT pg_sleep(1.02)")
    const failure = causeOf(applyMigrations(near, migration.options))
    await near.client.$queryRaw`SELECT pg_terminate_backend(${await underWay("pg_sleep(1.02)")}::int)`
    expect(isUnreachable(await failure)).toBe(true)
    expect(await tracesOf(migration)).toEqual(nothing)
    expect(await applyMigrations(near, migration.options)).toEqual([migration.name])
  })

  test("whose line falls silent is given up, though migrations have no time limit", async () => {
    const migration = addMigration("SELECT pg_sleep(0.5), 1.03")
    const far = await openFar({ pulse: 200, connect: 500 })
    const failure = causeOf(applyMigrations(far, migration.options))
    const pid = await underWay("pg_sleep(0.5), 1.03")
    line.hang()
    expect(isUnreachable(await failure)).toBe(true)
    // What the server still had in hand was never committed, and goes with the line.
    line.mend()
    await expect.poll(() => isGone(pid)).toBe(true)
    expect(await tracesOf(migration)).toEqual(nothing)
    expect(await applyMigrations(near, migration.options)).toEqual([migration.name])
  })

  test("has as long as a migration takes, however often it is looked at meanwhile", async () => {
    const migration = addMigration("SELECT pg_sleep(1.5)")
    const far = await openFar({ pulse: 50, ours: 1000, server: 1000 })
    expect(await applyMigrations(far, migration.options)).toEqual([migration.name])
  })

  test("is told to stop, lets go at once of what it holds, and begins nothing more", async () => {
    const migration = addMigration("SELECT pg_sleep(30)")
    const far = await openFar()
    const failure = failureOf(applyMigrations(far, migration.options))
    const pid = await underWay("pg_sleep(30)")
    await far.migrations.stop()
    expect(await failure).toMatchObject({ name: "DatabaseStartError" })
    await expect.poll(() => isGone(pid)).toBe(true)
    expect(await tracesOf(migration)).toEqual(nothing)
    expect(isUnreachable(await causeOf(applyMigrations(far, migration.options)))).toBe(false)
  })

  test("by three servers at once has each migration once, and none of them fails", async () => {
    const migration = addMigration("SELECT pg_sleep(0.3)")
    const servers = await Promise.all([openFar(), openFar(), openFar()])
    const applied = await Promise.all(servers.map((server) => applyMigrations(server, migration.options)))
    expect(applied.flat()).toEqual([migration.name])
    expect(await tracesOf(migration)).toEqual(all)
  })

  test("that is up to date already has nobody wait, not even for a server that migrates", async () => {
    const migration = addMigration("SELECT pg_sleep(30.1)")
    const far = await openFar()
    const failure = failureOf(applyMigrations(far, migration.options))
    await underWay("pg_sleep(30.1)")
    expect(await applyMigrations(near)).toEqual([])
    await far.migrations.stop()
    await failure
  })

  test("a table that somebody holds is not waited for until everybody stands in line: it is tried again later", async () => {
    const migration = addMigration("ALTER TABLE family ADD COLUMN shelf int")
    await near.client.$transaction(async (db) => {
      await db.$executeRaw`LOCK TABLE family IN ACCESS SHARE MODE`
      const failure = await failureOf(applyMigrations(await openFar(), migration.options))
      expect(failure).toMatchObject({ message: expect.stringMatching(/add_shelf_.*lock timeout; somebody else/) })
      expect(isLockConflict(Object(failure).cause)).toBe(true)
    })
    expect(await tracesOf(migration)).toEqual(nothing)
    expect(await applyMigrations(near, migration.options)).toEqual([migration.name])
    await near.client.$executeRaw`ALTER TABLE family DROP COLUMN shelf`
  })

  test("a server without TLS that is asked for it is told at once: waiting does not mend it", async () => {
    const safe = new URL(url)
    safe.searchParams.set("sslmode", "require")
    const database = await createDb(safe.href, { driver: "pg" })
    const failure = await failureOf(applyMigrations(database))
    expect(failure).toMatchObject({ message: expect.stringContaining("does not support SSL connections") })
    expect(isUnreachable(Object(failure).cause)).toBe(false)
    await database.close()
  })

  test("is left alone where it is somebody else's", async () => {
    const [at] = await near.client.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
    const other = `${at?.name}_other`
    await runOn(superuserUrl, `CREATE DATABASE ${other} OWNER ${url.username}`)
    const database = await createDb(urlOf(url.href, other), { driver: "pg" })
    await database.client.$executeRaw`CREATE TABLE somebody_elses (id int)`
    await expect(applyMigrations(database)).rejects.toThrow("has tables of something else")
    await database.client.$executeRaw`DROP TABLE somebody_elses`
    expect(await applyMigrations(database)).toEqual(listMigrations())
    await database.close()
    await runOn(superuserUrl, `DROP DATABASE ${other} WITH (FORCE)`)
  })
})
