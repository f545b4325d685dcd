import { spawnSync } from "node:child_process"
import path from "node:path"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { createDb, type Database } from "./client.ts"
import { limitStatements } from "./limit-statements.ts"
import { packageFolder } from "../migrations/paths.ts"
import { openTestDatabase } from "../testing/database.ts"
import { chosenDriver, urlOf } from "../testing/source.ts"

// The embedded database has no roles that sign in, and no pooler before it.
describe.runIf(chosenDriver() !== "pglite")("a connection that says nothing of itself, as behind a pooler", () => {
  let database: Database
  /** As the database's owner, as the superuser, and as a role that may do nothing but sign in. */
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
    await ask(superuserUrl, `CREATE ROLE ${role} LOGIN PASSWORD '${address.password}'`)
  })
  afterAll(async () => {
    await ask(superuserUrl, `DROP ROLE ${role}`)
    await database.close()
  })

  /** Asks on a connection of its own, which sets nothing. */
  const ask = async (address: string, sql: string): Promise<Record<string, unknown>[]> => {
    const connection = new pg.Client({ connectionString: address })
    await connection.connect()
    try {
      return (await connection.query<Record<string, unknown>>(sql)).rows
    } finally {
      await connection.end()
    }
  }
  const limitOf = async (address: string) => (await ask(address, "SHOW statement_timeout"))[0]?.["statement_timeout"]
  const asPlain = async (work: (opened: Database) => Promise<unknown>) => {
    const opened = await createDb(plainUrl, { driver: "pg" })
    try {
      await work(opened)
    } finally {
      await opened.close()
    }
  }

  test("is cut off by the server all the same, and another role is not", async () => {
    expect(await limitOf(plainUrl)).toBe("0")
    await asPlain((opened) => limitStatements(opened, 100))
    await expect(ask(plainUrl, "SELECT pg_sleep(60)")).rejects.toMatchObject({ code: "57014" })
    expect(await limitOf(url)).toBe("0")
    await asPlain((opened) => limitStatements(opened))
    expect(await limitOf(plainUrl)).toBe("15s")
  })

  test("lets go of what it holds where its process stands still in a transaction, and so does the app's own", async () => {
    await asPlain(async (opened) => {
      await limitStatements(opened)
      const asked = await ask(plainUrl, "SHOW idle_in_transaction_session_timeout")
      const own = await opened.client.$queryRaw`SHOW idle_in_transaction_session_timeout`
      expect([asked, own]).toEqual(Array(2).fill([{ idle_in_transaction_session_timeout: "1min" }]))
    })
  })

  test("leaves migrations as long as they take", async () => {
    await asPlain(async ({ migrations }) => {
      const line = await migrations.open()
      const rows = await line.transact(({ ask }) => ask("SHOW statement_timeout"))
      expect(rows).toEqual([{ statement_timeout: "0" }])
      await line.close()
    })
  })

  test("is what npm run db:deploy sees to, which refuses the address of Neon's pooler", async () => {
    const stdout = `The database is up to date.\nRow-level security: ${mode}.\n`
    expect(deploy(url)).toMatchObject({ status: 0, stdout, stderr: "" })
    expect(await limitOf(url)).toBe("15s")
    const pooled = deploy(
      "postgresql://someone:secret@ep-quiet-field-123456-pooler.eu-central-1.aws.neon.tech/hearthbook",
    )
    expect(pooled).toMatchObject({ status: 2, stderr: expect.stringContaining("takes the direct one") })
  })
})

function deploy(url: string) {
  return spawnSync(process.execPath, ["--import", "tsx", path.join("src", "commands", "deploy.ts")], {
    cwd: packageFolder,
    env: { ...process.env, DATABASE_URL: url },
    encoding: "utf8",
  })
}
