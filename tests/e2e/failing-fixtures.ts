import { createDb } from "@hearthbook/db"
import { startPostgres } from "@hearthbook/db/testing/postgres"
import { freePort, startServer, type Settings } from "../built-server.ts"
import { test as base } from "./fixtures.ts"

type Database = {
  /** Of a server that stands on it. */
  settings: Settings
  /** From now on the table takes no change: a trigger raises, as a full disk or a broken constraint would. */
  breakTable: (table: string) => Promise<void>
  repairTable: (table: string) => Promise<void>
  /** Ends every connection of the server's, and lets no new one in. */
  cut: () => Promise<void>
  restore: () => Promise<void>
  /** As half a minute later, when what can be undone is announced (DECISIONS 34d). */
  endUndoWindow: () => Promise<void>
  /** As after the seven days of a magic link, for all that are out. */
  expireLinks: () => Promise<void>
}

const name = "hearthbook"

/** The built app on a real Postgres that a test can make fail, so that each failure is the server's own. */
export const test = base.extend<object, { database: Database }>({
  database: [
    async ({ serverSettings }, use) => {
      const postgres = await startPostgres()
      await postgres.createDatabase(name)
      const url = new URL(`/${name}`, postgres.url).href
      const [inside, outside] = [await createDb(url), await createDb(postgres.url)]
      const run = (sql: string) => inside.client.$executeRawUnsafe(sql)
      await run(
        `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'No space left.'; END $$`,
      )
      const allow = (is: boolean) => outside.client.$executeRawUnsafe(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${is}`)
      await use({
        settings: { ...serverSettings, DATABASE_URL: url },
        breakTable: async (table) => {
          const when = "BEFORE INSERT OR UPDATE OR DELETE"
          await run(`CREATE TRIGGER refuse ${when} ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION refuse()`)
        },
        repairTable: async (table) => void (await run(`DROP TRIGGER refuse ON "${table}"`)),
        cut: async () => {
          await allow(false)
          await outside.client.$executeRawUnsafe(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
          )
        },
        restore: async () => void (await allow(true)),
        endUndoWindow: async () => void (await run(`UPDATE notification SET visible_at = created_at`)),
        expireLinks: async () => void (await run(`UPDATE one_time_token SET expires_at = created_at`)),
      })
      await inside.close()
      await outside.close()
      await postgres.stop()
    },
    { scope: "worker", timeout: 60_000 },
  ],
  server: [
    async ({ database }, use) => {
      const own = { PORT: String(await freePort()), LOG_LEVEL: "silent", ...database.settings }
      const server = await startServer({ ...own, AUTH_SECRET: "a secret of tests, long enough to be one" })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: 60_000 },
  ],
})
