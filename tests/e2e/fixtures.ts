import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { freePort } from "@hearthbook/db/testing/listen"
import { expect, test as base } from "playwright/test"
import { startServer, type BuiltServer, type Settings } from "../built-server.ts"
import { useMailboxOf } from "./pages/mailbox.ts"
import { copySeeded } from "./seeded-folder.ts"

export { expect } from "playwright/test"

type Options = {
  /** What the console may say, for tests that provoke it: a refused log-in shows there as a failed resource. */
  allowedConsoleErrors: RegExp[]
}

type Watching = { watchConsole: void }

type Serving = {
  /** What the server is told beside its port and folder. A file that sets them gets a server of its own. */
  serverSettings: Settings
  server: BuiltServer
}

/** Runs against the built app with its demo family, on a data folder of its own; an error in the console fails the test. */
export const test = base.extend<Options & Watching, Serving>({
  serverSettings: [{}, { option: true, scope: "worker" }],
  server: [
    async ({ serverSettings }, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-e2e-"))
      const port = String(await freePort())
      // A parent who is registered without the form comes from a house of their own (access.ts): an hour takes a hundred of one.
      const own = { PORT: port, DATA_DIR: path.join(folder, "data"), LOG_LEVEL: "warn", TRUST_PROXY: "1" }
      await copySeeded(own.DATA_DIR)
      const server = await startServer({ ...own, ...serverSettings })
      await use(server)
      await server.stop()
      await rm(folder, { recursive: true })
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ server }, use) => {
    useMailboxOf(server)
    return use(server.url)
  },
  allowedConsoleErrors: [[], { option: true }],
  watchConsole: [
    async ({ context, allowedConsoleErrors }, use) => {
      const errors: string[] = []
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text())
      })
      context.on("weberror", (error) => errors.push(String(error.error())))
      await use()
      const unexpected = errors.filter((error) => !allowedConsoleErrors.some((allowed) => allowed.test(error)))
      expect(unexpected, "errors in the browser's console").toEqual([])
    },
    { auto: true },
  ],
})
