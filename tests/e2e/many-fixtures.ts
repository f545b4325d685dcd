import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { freePort } from "@hearthbook/db/testing/listen"
import { startServer } from "../built-server.ts"
import { test as base } from "./fixtures.ts"
import { seedMany } from "./seed-many.ts"

/** The parent of a family with 2,000 assignments, 1,200 of them to do; seed-many.ts writes them. */
export const mona = { email: "mona@family.test", password: "Sunny-Meadow-42!" }

/** A server on a folder that has the large family in it already: through its calls that would take a minute. */
export const test = base.extend({
  server: [
    async ({ serverSettings }, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-many-"))
      const data = path.join(folder, "data")
      await seedMany(data, mona.email)
      const own = { PORT: String(await freePort()), DATA_DIR: data, LOG_LEVEL: "warn" }
      const server = await startServer({ ...own, ...serverSettings })
      await use(server)
      await server.stop()
      await rm(folder, { recursive: true })
    },
    { scope: "worker", timeout: 120_000 },
  ],
})
