/** @module-tag slow */
import { createDb } from "@hearthbook/db"
import { applyMigrations } from "@hearthbook/db/migrate"
import { openRemoteDatabase, type RemoteDatabase } from "@hearthbook/db/testing/remote-database"
import { chosenDriver } from "@hearthbook/db/testing/source"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { openTestApp } from "../testing/test-app.ts"

// The embedded database runs in this process: there is no connection that could break.
describe.runIf(chosenDriver() !== "pglite")("while the database is unreachable", () => {
  let database: RemoteDatabase
  let ask: (path: string, init?: RequestInit) => Promise<{ status: number; body: unknown; headers: Headers }>
  let logged: string[]

  beforeAll(async () => {
    database = await openRemoteDatabase()
    const { app, logged: lines } = await openTestApp({ database: database.remote })
    logged = lines
    ask = async (path, init) => {
      const answer = await app.fetch(new Request(`http://hearthbook.test/api${path}`, init))
      return { status: answer.status, body: await answer.json(), headers: answer.headers }
    }
  })
  afterEach(() => database.connection.restore())
  afterAll(() => database.close())

  const logIn = () =>
    ask("/v1/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "unknown@family.test", password: "Sunny-Meadow-42!" }),
    })

  test("the process is live, and reports within a second that it is not ready, for a refused or a silent connection", async () => {
    expect(await ask("/health/ready")).toMatchObject({ status: 200, body: { status: "ok", database: "reachable" } })
    for (const breakConnection of [database.connection.cut, database.connection.hang]) {
      breakConnection()
      const begun = performance.now()
      expect(await ask("/health/ready")).toMatchObject({
        status: 503,
        body: { status: "unavailable", database: "unreachable" },
      })
      expect(performance.now() - begun).toBeLessThan(1000)
      expect((await ask("/health/live")).status).toBe(200)
      database.connection.restore()
      expect((await ask("/health/ready")).status).toBe(200)
    }
  })

  test("REST and tRPC calls are answered with 503 and Retry-After, and later calls are served normally", async () => {
    database.connection.cut()
    const refused = { code: "NETWORK_ERROR", message: expect.stringContaining("cannot reach its records just now") }
    const rest = await logIn()
    expect(rest).toMatchObject({ status: 503, body: refused })
    expect(rest.headers.get("retry-after")).toBe("2")
    const trpc = await ask("/trpc/auth.login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "unknown@family.test", password: "Sunny-Meadow-42!" }),
    })
    expect(trpc).toMatchObject({ status: 503, body: { error: { data: { httpStatus: 503, error: refused } } } })
    expect(trpc.headers.get("retry-after")).toBe("2")
    // A route that is not a procedure.
    expect(await ask("/auth/google/callback")).not.toMatchObject({ status: 500 })
    expect(logged.join("")).toContain("database or bucket unreachable")
    database.connection.restore()
    expect(await logIn()).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } })
  })

  test("a locked table makes the server unready only while it is locked, not for the 30 seconds after", async () => {
    const { direct, remote, close } = await openRemoteDatabase({ limits: { server: 300 } })
    const { app } = await openTestApp({ database: remote })
    const ready = async () => (await app.fetch(new Request("http://hearthbook.test/api/health/ready"))).status
    await direct.client.$transaction(async (db) => {
      await db.$executeRaw`LOCK TABLE family IN ACCESS EXCLUSIVE MODE`
      expect(await ready()).toBe(503)
    })
    expect(await ready()).toBe(200)
    await close()
  })

  test("a database without the newest migration is not ready, with the reason", async () => {
    await database.direct.client.$executeRaw`
      UPDATE _prisma_migrations SET finished_at = NULL
      WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`
    expect(await ask("/health/ready")).toMatchObject({
      status: 503,
      body: { status: "unavailable", database: "behind", migration: expect.stringMatching(/^\d{14}_/) },
    })
  })
})

test("an empty database is reported as behind, not as unreachable", async () => {
  const { app, close } = await openTestApp({ database: await createDb(undefined) })
  const answer = await app.fetch(new Request("http://hearthbook.test/api/health/ready"))
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ status: "unavailable", database: "behind", migration: null })
  await close()
})

test("a database without row-level security is not ready, and becomes ready within 30 seconds of getting it", async () => {
  const database = await createDb(undefined)
  await applyMigrations(database, { has_row_level_security: false })
  const { app, clock, logged, close } = await openTestApp({ database })
  const ask = async () => {
    const answer = await app.fetch(new Request("http://hearthbook.test/api/health/ready"))
    return { status: answer.status, body: await answer.json() }
  }
  const blocked = { status: "unavailable", database: "blocked", row_level_security: null }
  expect(await ask()).toMatchObject({ status: 503, body: blocked })
  expect(logged.join("")).toContain("A table lacks its policy")
  await applyMigrations(database)
  clock.now = new Date(clock.now.getTime() + 29_000)
  expect(await ask()).toMatchObject({ status: 503, body: blocked })
  clock.now = new Date(clock.now.getTime() + 1_000)
  expect(await ask()).toMatchObject({ status: 200, body: { database: "reachable", row_level_security: "role" } })
  expect(await database.client.family.count()).toBe(0)
  await close()
})

test("a server answers as in an outage until its database is migrated, and then serves without a restart", async () => {
  let is_prepared = false
  const { app, close } = await openTestApp({ isPrepared: () => is_prepared })
  const ask = async (path: string) => {
    const answer = await app.fetch(new Request(`http://hearthbook.test/api${path}`))
    return { status: answer.status, wait: answer.headers.get("retry-after"), body: await answer.json() }
  }
  const refused = { code: "NETWORK_ERROR", message: expect.stringContaining("cannot reach its records just now") }
  expect(await ask("/health/live")).toMatchObject({ status: 200 })
  expect(await ask("/health/ready")).toMatchObject({ status: 503, body: { status: "unavailable", database: "behind" } })
  expect(await ask("/v1/auth/options")).toMatchObject({ status: 503, wait: "2", body: refused })
  const data = { httpStatus: 503, error: refused }
  expect(await ask("/trpc/auth.options")).toMatchObject({ status: 503, wait: "2", body: { error: { data } } })
  is_prepared = true
  expect(await ask("/health/ready")).toMatchObject({ status: 200 })
  expect(await ask("/v1/auth/options")).toMatchObject({ status: 200 })
  await close()
})
