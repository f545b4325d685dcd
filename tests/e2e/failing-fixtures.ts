import { freePort } from "@hearthbook/db/testing/listen"
import { createDb } from "@hearthbook/db"
import { startPostgres } from "@hearthbook/db/testing/postgres"
import { startServer, type Settings } from "../built-server.ts"
import { test as base } from "./fixtures.ts"

type Database = {
  /** Of a server that stands on it. */
  settings: Settings
  /** From now on the table takes no change: a trigger raises, as a full disk or a broken constraint would. */
  breakTable: (table: string) => Promise<void>
  repairTable: (table: string) => Promise<void>
  /**
   * No question has an answer from now on: the tables are where nobody looks. The database itself can be reached, or the app would
   * wait for it (unavailable-fixtures.ts).
   */
  cut: () => Promise<void>
  restore: () => Promise<void>
  /** As half a minute later, when what can be undone is announced (DECISIONS 34d). */
  endUndoWindow: () => Promise<void>
  /** As after the seven days of a magic link, for all that are out. */
  expireLinks: () => Promise<void>
}

const name = "browser"

/** The built app on a real Postgres that a test can make fail, so that each failure is the server's own. */
export const test = base.extend<object, { database: Database }>({
  database: [
    async ({ serverSettings }, use) => {
      const postgres = await startPostgres()
      await postgres.createDatabase(name)
      const url = postgres.urlOf(name)
      const inside = await createDb(url)
      const run = (sql: string) => inside.client.$executeRawUnsafe(sql)
      await run(
        `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'No space left.'; END $$`,
      )
      await use({
        settings: { ...serverSettings, DATABASE_URL: url },
        breakTable: async (table) => {
          const when = "BEFORE INSERT OR UPDATE OR DELETE"
          await run(`CREATE TRIGGER refuse ${when} ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION refuse()`)
        },
        repairTable: async (table) => void (await run(`DROP TRIGGER refuse ON "${table}"`)),
        cut: async () => void (await run("ALTER SCHEMA public RENAME TO gone")),
        restore: async () => void (await run("ALTER SCHEMA gone RENAME TO public")),
        endUndoWindow: async () => void (await run(`UPDATE notification SET visible_at = created_at`)),
        expireLinks: async () => void (await run(`UPDATE one_time_token SET expires_at = created_at`)),
      })
      await inside.close()
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
