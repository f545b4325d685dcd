import { openCutLine, type CutLine } from "@hearthbook/db/testing/cut-line"
import { startPostgres } from "@hearthbook/db/testing/postgres"
import { freePort, startServer } from "../built-server.ts"
import { test as base } from "./fixtures.ts"

const name = "hearthbook"

/** The built app on a real Postgres, with a line between the two that a test can cut and mend. */
export const test = base.extend<object, { line: CutLine }>({
  line: [
    async ({}, use) => {
      const postgres = await startPostgres()
      await postgres.createDatabase(name)
      const line = await openCutLine(postgres.port)
      await use(line)
      await line.close()
      await postgres.stop()
    },
    { scope: "worker", timeout: 60_000 },
  ],
  server: [
    async ({ line, serverSettings }, use) => {
      const server = await startServer({
        PORT: String(await freePort()),
        LOG_LEVEL: "silent",
        AUTH_SECRET: "not-a-secret-but-long-enough-for-one",
        DATABASE_URL: `postgresql://postgres:password@127.0.0.1:${line.port}/${name}`,
        ...serverSettings,
      })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: 60_000 },
  ],
})
