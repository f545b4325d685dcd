import { spawnSync } from "node:child_process"
import path from "node:path"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { createDb, type Database } from "./client.ts"
import { limitStatements } from "./limit-statements.ts"
import { packageFolder } from "../migrations/paths.ts"
import { openTestDatabase } from "../testing/database.ts"
import { chosenDriver, urlOf } from "../testing/source.ts"

// The embedded database has no roles that sign in and no pooler.
describe.runIf(chosenDriver() !== "pglite")("a connection without settings, as behind a pooler,", () => {
  let database: Database
  /** The database's address as its owner, as the superuser, and as a role without any privileges. */
  let url: string
  let superuserUrl: string
  let plainUrl: string
  let role: string
  let mode: string

  beforeAll(async () => {
    database = await openTestDatabase({ isPlain: true })
    const source = inject("testDatabaseSource")
    if (source.driver === "pglite") throw new Error("There is no server.")
    const [at] = await database.client.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
    url = urlOf(source.server_url, at?.name ?? "")
    superuserUrl = urlOf(source.superuser_url, at?.name ?? "")
    mode = source.role === "neon" ? "role" : "setting"
    role = `plain_${at?.name}`
    const address = new URL(url)
    address.username = role
    plainUrl = address.href
    await query(superuserUrl, `CREATE ROLE ${role} LOGIN PASSWORD '${address.password}'`)
  })
  afterAll(async () => {
    await query(superuserUrl, `DROP ROLE ${role}`)
    await database.close()
  })

  /** Runs one statement on a new connection without settings. */
  const query = async (address: string, sql: string): Promise<Record<string, unknown>[]> => {
    const connection = new pg.Client({ connectionString: address })
    await connection.connect()
    try {
      return (await connection.query<Record<string, unknown>>(sql)).rows
    } finally {
      await connection.end()
    }
  }
  const limitOf = async (address: string) => (await query(address, "SHOW statement_timeout"))[0]?.["statement_timeout"]
  const asPlain = async (work: (opened: Database) => Promise<unknown>) => {
    const opened = await createDb(plainUrl, { driver: "pg" })
    try {
      await work(opened)
    } finally {
      await opened.close()
    }
  }

  test("has the statement timeout of its role, and other roles do not", async () => {
    expect(await limitOf(plainUrl)).toBe("0")
    await asPlain((opened) => limitStatements(opened, 100))
    await expect(query(plainUrl, "SELECT pg_sleep(60)")).rejects.toMatchObject({ code: "57014" })
    expect(await limitOf(url)).toBe("0")
    await asPlain((opened) => limitStatements(opened))
    expect(await limitOf(plainUrl)).toBe("15s")
  })

  test("has the same idle-in-transaction timeout as the app's own connections", async () => {
    await asPlain(async (opened) => {
      await limitStatements(opened)
      const plain = await query(plainUrl, "SHOW idle_in_transaction_session_timeout")
      const own = await opened.client.$queryRaw`SHOW idle_in_transaction_session_timeout`
      expect([plain, own]).toEqual(Array(2).fill([{ idle_in_transaction_session_timeout: "1min" }]))
    })
  })

  test("has no statement timeout for migrations", async () => {
    await asPlain(async ({ migrations }) => {
      const connection = await migrations.open()
      const rows = await connection.transact((transaction) => transaction.query("SHOW statement_timeout"))
      expect(rows).toEqual([{ statement_timeout: "0" }])
      await connection.close()
    })
  })

  test("gets its timeouts from npm run db:deploy, which refuses the address of Neon's pooler", async () => {
    const stdout = `The database is up to date.\nRow-level security: ${mode}.\n`
    expect(deploy(url)).toMatchObject({ status: 0, stdout, stderr: "" })
    expect(await limitOf(url)).toBe("15s")
    const pooled = deploy(
      "postgresql://someone:secret@ep-quiet-field-123456-pooler.eu-central-1.aws.neon.tech/hearthbook",
    )
    expect(pooled).toMatchObject({ status: 2, stderr: expect.stringContaining("Migrations need the direct one") })
  })
})

function deploy(url: string) {
  return spawnSync(process.execPath, ["--import", "tsx", path.join("src", "commands", "deploy.ts")], {
    cwd: packageFolder,
    env: { ...process.env, DATABASE_URL: url },
    encoding: "utf8",
  })
}
