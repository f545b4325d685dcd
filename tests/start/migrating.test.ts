import { freePort } from "@hearthbook/db/testing/listen"
import { openSeverableConnection, type SeverableConnection } from "@hearthbook/db/testing/severable-connection"
import { startPostgres, type TestPostgres } from "@hearthbook/db/testing/postgres"
import pg from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { launchServer, type LaunchedServer } from "../built-server.ts"

// A container's server during migrations of a Postgres.
let postgres: TestPostgres
let connection: SeverableConnection
/** The test's own connection to the database. */
let observer: pg.Client
let url: URL
const running: LaunchedServer[] = []
let count = 0

beforeAll(async () => {
  postgres = await startPostgres()
  connection = await openSeverableConnection(postgres.port)
})
beforeEach(async () => {
  const name = `migrating_${++count}`
  await postgres.createDatabase(name)
  url = new URL(postgres.urlOf(name))
  observer = new pg.Client({ connectionString: postgres.urlOf(name, { role: "superuser" }) })
  await observer.connect()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop("SIGKILL")))
  await observer.end()
  connection.restore()
})
afterAll(async () => {
  await connection.close()
  await postgres.stop()
})

async function launch({ isFar = false } = {}): Promise<LaunchedServer> {
  const address = new URL(url)
  if (isFar) address.port = String(connection.port)
  const settings = { DATABASE_URL: address.href, AUTH_SECRET: "a secret of thirty-two characters or more" }
  const server = launchServer({ ...settings, PORT: String(await freePort()), LOG_LEVEL: "silent" })
  running.push(server)
  return server
}

/** Delays the creation of each table, so that a test can interrupt the first migration. */
async function slowDown(): Promise<void> {
  await observer.query(`
    CREATE FUNCTION take_a_while() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.5); END $$;
    CREATE EVENT TRIGGER slow ON ddl_command_end WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION take_a_while()`)
}
const speedUp = () => observer.query("DROP EVENT TRIGGER slow")

const timeout = 20_000
/** Counts the server's backends that are running a migration. */
async function countMigrating(): Promise<number> {
  const { rows } = await observer.query<{ count: number }>(`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'PgSleep'`)
  return rows[0]?.count ?? 0
}
async function countTables(): Promise<number> {
  const { rows } = await observer.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_tables WHERE schemaname = 'public'",
  )
  return rows[0]?.count ?? 0
}

test("a server that is stopped during a migration rolls it back and logs it, and the next one starts", async () => {
  await slowDown()
  const server = await launch()
  await expect.poll(countMigrating, { timeout }).toBe(1)
  const { code, output } = await server.stop()
  expect([code, output]).toEqual([
    0,
    expect.stringContaining("Closed cleanly on SIGTERM. The database was not ready yet"),
  ])
  await expect.poll(countMigrating).toBe(0)
  expect(await countTables()).toBe(0)
  await speedUp()
  expect(await (await launch()).ready).toContain("http://localhost:")
})

test("a server whose connection is cut during a migration resumes it once the database is reachable", async () => {
  await slowDown()
  const server = await launch({ isFar: true })
  await expect.poll(countMigrating, { timeout }).toBe(1)
  connection.cut()
  await expect.poll(server.output, { timeout }).toContain("is waiting for its database")
  await expect.poll(countMigrating, { timeout }).toBe(0)
  expect(await countTables()).toBe(0)
  await speedUp()
  connection.restore()
  expect(await server.ready).toContain("http://localhost:")
})

test("a server that is killed during a migration leaves nothing of it behind", async () => {
  await slowDown()
  const server = await launch()
  await expect.poll(countMigrating, { timeout }).toBe(1)
  await server.stop("SIGKILL")
  const next = await launch()
  await speedUp()
  expect(await next.ready).toContain("http://localhost:")
})

test("three servers that start at once on one database are all ready, and so are three later ones", async () => {
  for (const _round of ["on an empty one", "on one that is up to date"]) {
    const servers = await Promise.all([launch(), launch(), launch()])
    await Promise.all(servers.map((server) => server.ready))
    expect(new Set(await Promise.all(servers.splice(0).map(async (server) => (await server.stop()).code)))).toEqual(
      new Set([0]),
    )
  }
})

test("a locked table does not delay a server whose migrations do not touch it", async () => {
  await (
    await launch()
  ).ready
  await observer.query("BEGIN; LOCK TABLE family IN ACCESS EXCLUSIVE MODE")
  expect(await (await launch()).ready).toContain("http://localhost:")
  await observer.query("COMMIT")
})
