import { freePort } from "@hearthbook/db/testing/listen"
import { openSeverableConnection, type SeverableConnection } from "@hearthbook/db/testing/severable-connection"
import { startPostgres } from "@hearthbook/db/testing/postgres"
import { startServer, type Settings } from "../built-server.ts"
import { test as base } from "./fixtures.ts"

const name = "browser"

/** The line, and what a server is told that stands at its near end. */
type FarDatabase = SeverableConnection & { settings: Settings }

/** The built app on a real Postgres, with a line between the two that a test can cut and mend. */
export const test = base.extend<object, { line: FarDatabase }>({
  line: [
    async ({ serverSettings }, use) => {
      const postgres = await startPostgres()
      await postgres.createDatabase(name)
      const line = await openSeverableConnection(postgres.port)
      const url = postgres.urlOf(name, { port: line.port })
      await use({ ...line, settings: { ...serverSettings, DATABASE_URL: url } })
      await line.close()
      await postgres.stop()
    },
    { scope: "worker", timeout: 60_000 },
  ],
  server: [
    async ({ line }, use) => {
      const server = await startServer({
        PORT: String(await freePort()),
        LOG_LEVEL: "silent",
        AUTH_SECRET: "not-a-secret-but-long-enough-for-one",
        ...line.settings,
      })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: 60_000 },
  ],
})
