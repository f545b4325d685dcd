import { setTimeout } from "node:timers/promises"
import { openTestDatabase } from "@hearthbook/db/testing/database"
import type { Database } from "@hearthbook/db"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { leastAfterAnswer } from "../http/after-response.ts"
import { startBackground } from "./background.ts"
import { createLogger } from "../http/logger.ts"
import { smtpTransport } from "../transports/mail-transport.ts"
import { runOutbox } from "./run-outbox.ts"
import { startSlowMailServer, type SlowMailServer } from "../testing/slow-mail-server.ts"
import { testAppSettings } from "../testing/test-app.ts"

// A mail server may take long to acknowledge a mail that it has received. Disconnecting meanwhile would send the mail twice.
let database: Database
let server: SlowMailServer
let smtp: ReturnType<typeof smtpTransport>
let now: Date
const from = "Hearthbook <no-reply@hearthbook.test>"
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const log = createLogger("silent")

beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())
beforeEach(async () => {
  now = new Date("2026-09-15T16:00:00.000Z")
  await database.client.outbox_email.deleteMany()
  const letter = { subject: "Tides", html: "<p>Tides</p>", text: "Tides", send_after: now }
  for (const name of ["ada", "ben", "cleo", "dan"]) {
    await database.client.outbox_email.create({ data: { ...letter, recipient: `${name}@family.test` } })
  }
})
afterEach(async () => {
  smtp.close()
  await server.close()
})

const openMailServer = async (process: () => Promise<unknown>) => {
  server = await startSlowMailServer(process)
  smtp = smtpTransport(server.url, from)
}
/** Opens a mail server that takes the given time for each mail, by the test's clock. */
const openServerThatTakes = (milliseconds: number) => openMailServer(async () => void (now = later(milliseconds)))
const rows = () =>
  database.client.outbox_email.findMany({ select: { status: true, attempts: true }, orderBy: { id: "asc" } })
const untouched = { status: "waiting", attempts: 0 }
const sent = { status: "sent", attempts: 1 }

describe("a run of the outbox", () => {
  const run = (until?: Date, minTimeLeft?: { mail: number }) =>
    runOutbox(
      {
        database,
        settings: testAppSettings,
        clock: () => now,
        log,
        trusted_proxies: 0,
        mailbox_key: null,
        cron_secret: undefined,
        send_mail: smtp.send,
      },
      until,
      minTimeLeft,
    )

  test("starts no mail without enough time for it, and delivers each once", async () => {
    await openServerThatTakes(16_000)
    expect(await run()).toMatchObject({ sent: 2, failed: 0 })
    expect(await rows()).toEqual([sent, sent, untouched, untouched])
    now = later(60_000)
    expect(await run()).toMatchObject({ sent: 2, failed: 0 })
    expect(server.received).toHaveLength(4)
    expect(new Set(server.received).size).toBe(4)
  })

  test("after a response starts mails only early, and leaves the rest to the next run", async () => {
    await openServerThatTakes(16_000)
    expect(await run(later(25_000), leastAfterAnswer)).toMatchObject({ sent: 1, failed: 0 })
    expect(await run(later(19_000), leastAfterAnswer)).toMatchObject({ sent: 0, failed: 0 })
    expect(await rows()).toEqual([sent, untouched, untouched, untouched])
    expect(server.received).toHaveLength(1)
  })

  test("does not disconnect from a server that has received a mail, even after its deadline", async () => {
    await openMailServer(async () => {
      await setTimeout(200)
      now = later(50)
    })
    expect(await run(later(50), { mail: 20 })).toMatchObject({ sent: 1, failed: 0 })
    expect(await rows()).toEqual([sent, untouched, untouched, untouched])
  })
})

describe("a server that stops", () => {
  const start = (timeouts: { ending: number; leaving: number }) =>
    startBackground(
      { database, settings: testAppSettings, send: smtp.send, push: null, fetch_logo: null, clock: () => now, log },
      timeouts,
    )

  test("waits for the mail in progress, and starts no other", async () => {
    let answer: () => void = () => undefined
    await openMailServer(() => new Promise<void>((resolve) => void (answer = resolve)))
    const stop = start({ ending: 10_000, leaving: 1_000 })
    await expect.poll(() => server.received).toHaveLength(1)
    const stopped = stop()
    answer()
    await stopped
    expect(await rows()).toEqual([sent, untouched, untouched, untouched])
    expect(server.received).toHaveLength(1)
  })

  test("abandons a mail that takes too long, which is retried only after its lease expires", async () => {
    await openMailServer(() => new Promise(() => undefined))
    const stop = start({ ending: 100, leaving: 5_000 })
    await expect.poll(() => server.received).toHaveLength(1)
    const begun = performance.now()
    await stop()
    expect(performance.now() - begun).toBeLessThan(4_000)
    const [left, ...others] = await database.client.outbox_email.findMany({ orderBy: { id: "asc" } })
    expect(left).toMatchObject({ status: "waiting", attempts: 1, last_error: null, send_after: later(5 * 60_000) })
    expect(others).toMatchObject([untouched, untouched, untouched])
  })
})
