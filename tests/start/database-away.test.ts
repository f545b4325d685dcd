import { freePort } from "@hearthbook/db/testing/listen"
import { openSeverableConnection, type SeverableConnection } from "@hearthbook/db/testing/severable-connection"
import { startPostgres, type TestPostgres } from "@hearthbook/db/testing/postgres"
import pg from "pg"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { launchServer, type LaunchedServer } from "../built-server.ts"

// A container's server whose database starts later or is misconfigured.
let postgres: TestPostgres
let connection: SeverableConnection
const running: LaunchedServer[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  connection = await openSeverableConnection(postgres.port)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop("SIGKILL")))
  connection.restore()
})
afterAll(async () => {
  await connection.close()
  await postgres.stop()
})

let count = 0
/** Creates a new database, reached through a proxy that can be cut. */
async function openDatabase(sql = ""): Promise<{ name: string; url: URL }> {
  const name = `away_${++count}`
  await postgres.createDatabase(name)
  const client = new pg.Client({ connectionString: postgres.urlOf(name, { role: "superuser" }) })
  await client.connect()
  await client.query(sql)
  await client.end()
  const url = new URL(postgres.urlOf(name))
  url.port = String(connection.port)
  return { name, url }
}

async function launch(url: URL): Promise<{ server: LaunchedServer; address: string }> {
  const PORT = String(await freePort())
  const settings = { PORT, DATABASE_URL: url.href, AUTH_SECRET: "a secret of thirty-two characters or more" }
  const server = launchServer(settings)
  running.push(server)
  return { server, address: `http://localhost:${PORT}` }
}

/** Returns the status and body of a URL, or status 0 if nothing listens yet. */
async function ask(url: string): Promise<{ status: number; body?: unknown }> {
  try {
    const answer = await fetch(url)
    return { status: answer.status, body: await answer.json() }
  } catch {
    return { status: 0 }
  }
}
const statusOf = async (url: string) => (await ask(url)).status

describe("while its database is down", () => {
  test.each(["cut", "hang"] as const)(
    "a server starts, reports the outage (%s) and serves once the database is back",
    async (how) => {
      const { url } = await openDatabase()
      connection[how]()
      const { server, address } = await launch(url)
      await expect.poll(() => statusOf(`${address}/api/health/live`), { timeout: 20_000 }).toBe(200)
      expect(await ask(`${address}/api/health/ready`)).toMatchObject({ status: 503, body: { database: "unreachable" } })
      const options = `${address}/api/v1/auth/options`
      expect(await ask(options)).toMatchObject({ status: 503, body: { code: "NETWORK_ERROR" } })
      expect((await fetch(`${address}/login`)).status).toBe(200)
      if (how === "cut")
        await expect.poll(server.output).toContain(`Hearthbook is at ${address} and is waiting for its database: `)
      connection.restore()
      expect(await server.ready).toBe(address)
      expect(await statusOf(`${address}/api/health/ready`)).toBe(200)
      expect(await statusOf(options)).toBe(200)
      expect(server.output()).not.toContain("password")
      expect((await server.stop()).code).toBe(0)
    },
  )

  test("a server that waits for its database ends on SIGTERM", async () => {
    const { url } = await openDatabase()
    connection.cut()
    const { server, address } = await launch(url)
    await expect.poll(server.output, { timeout: 20_000 }).toContain(`at ${address} and is waiting for its database`)
    expect(await server.stop()).toMatchObject({ code: 0, output: expect.stringContaining("Closed cleanly") })
  })
})

describe("a server ends with one line, without waiting, for", () => {
  const endOf = async (url: URL) => {
    const { code, output } = await (await launch(url)).server.ended
    return { code, lines: output.trim().split("\n") }
  }

  test("a wrong password", async () => {
    const { url } = await openDatabase()
    url.password = "hush"
    const line = expect.stringMatching(/^Hearthbook cannot start: .*password authentication failed(?!.*hush)/)
    expect(await endOf(url)).toEqual({ code: 1, lines: [line] })
  })

  test("a database that does not exist", async () => {
    const { url } = await openDatabase()
    url.pathname = "/nowhere"
    const line = expect.stringMatching(/^Hearthbook cannot start: .*nowhere.* does not exist/)
    expect(await endOf(url)).toEqual({ code: 1, lines: [line] })
  })

  test("migrations that do not match the database", async () => {
    const { url } = await openDatabase("CREATE TABLE family (id int); CREATE TYPE role AS ENUM ('none')")
    const line = expect.stringMatching(
      /^Hearthbook cannot start: The database cannot be migrated: it contains tables of another application/,
    )
    expect(await endOf(url)).toEqual({ code: 1, lines: [line] })
  })

  test("TLS that the database does not support", async () => {
    const { url } = await openDatabase()
    url.searchParams.set("sslmode", "require")
    const { code, lines } = await endOf(url)
    expect(code).toBe(1)
    expect(lines).toContainEqual(expect.stringMatching(/^Hearthbook cannot start: .*does not support SSL/))
  })
})
