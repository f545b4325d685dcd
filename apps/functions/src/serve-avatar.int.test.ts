import type { Database } from "@hearthbook/db"
import { openTestDatabase } from "@hearthbook/db/testing/database"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createApp } from "./app.ts"
import { createLogger } from "./logger.ts"

const settings = {
  auth_secret: "a secret of tests, long enough to be one",
  app_url: "http://hearthbook.test",
  require_verified_email: false,
  admin_emails: [],
  providers: [],
  google: null,
  push_public_key: null,
}

let database: Database
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  database = await openTestDatabase()
  const quiet = { trusted_proxies: 0, send_mail: null, mailbox: false, cron_secret: undefined }
  const log = createLogger("silent", { write: () => undefined })
  app = createApp({ database, settings, ...quiet, clock: () => new Date("2026-09-15T16:00:00.000Z"), log })
})
afterAll(() => database.close())

test.each([
  ["nobody", "without a length", {}],
  ["nobody", "that says it is too large", { "content-length": String(64 * 1024 * 1024) }],
  ["a stranger", "without a length", { authorization: "Bearer made.up.token" }],
])("of a picture that %s sends, %s, not a byte is read", async (_who, _how, headers) => {
  let piecesRead = 0
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    piecesRead += 1
    if (piecesRead > 3) controller.close()
    else controller.enqueue(new Uint8Array(1024))
  }
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" }
  const response = await app.fetch(new Request("http://hearthbook.test/api/v1/settings/avatar", init))
  expect(response.status).toBe(401)
  expect(piecesRead).toBe(0)
})
