import { testSettings } from "@hearthbook/api/testing/test-request"
import { openTestDatabase } from "@hearthbook/db/testing/database"
import type { AppOptions } from "../http/app-env.ts"
import { createApp } from "../app/app.ts"
import { createLogger } from "../http/logger.ts"

/** The settings of a local installation, without TLS. */
export const testAppSettings = { ...testSettings, app_url: "http://hearthbook.test" }

/** Opens the whole app on a new test database. The test can set its clock and read its log. */
export async function openTestApp(given: Partial<AppOptions> = {}) {
  const database = given.database ?? (await openTestDatabase())
  const logged: string[] = []
  const clock = { now: new Date("2026-09-15T16:00:00.000Z") }
  const app = createApp({
    database,
    settings: testAppSettings,
    trusted_proxies: 0,
    send_mail: null,
    mailbox_key: null,
    cron_secret: undefined,
    clock: () => clock.now,
    log: createLogger("info", { write: (line) => logged.push(line) }),
    ...given,
  })
  return { app, db: database.client, clock, logged, close: database.close }
}

type TestApp = Awaited<ReturnType<typeof openTestApp>>["app"]

/** Sends a body without a declared length, and returns the status and the number of chunks that were read. */
export async function sendStream(app: TestApp, path: string, init: { method: string; headers: HeadersInit }) {
  let chunksRead = 0
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    chunksRead += 1
    if (chunksRead > 3) controller.close()
    else controller.enqueue(new Uint8Array(1024))
  }
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  const streamed: RequestInit & { duplex: "half" } = { ...init, body, duplex: "half" }
  const { status } = await app.fetch(new Request(`http://hearthbook.test${path}`, streamed))
  return { status, chunksRead }
}
