import { deliverMail, type SendMail } from "@hearthbook/api/modules/messages/mail/outbox.service"
import { smtpTransport } from "@hearthbook/functions/mail-transport"
import { createLogger } from "@hearthbook/functions/logger"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { linkIn, startMailServer, type MailServer } from "../../mail-server.ts"
import { openRest, type Rest } from "../fixtures/rest-client.ts"

// Mail from the request that causes it to a mail server, over real SMTP.
let rest: Rest
let server: MailServer
let smtp: ReturnType<typeof smtpTransport>
const from = "Hearthbook <no-reply@hearthbook.test>"
const startedAt = new Date("2026-09-15T16:00:00.000Z")

beforeAll(async () => {
  server = await startMailServer()
  smtp = smtpTransport(server.url, from)
  const env = { SMTP_URL: server.url, MAIL_FROM: from }
  rest = await openRest({ send_mail: smtp.send, cron_secret: "the secret of the timer" }, env)
})
beforeEach(async () => {
  rest.clock.now = startedAt
  server.refuseWith(null)
  server.mails.length = 0
  await rest.db.outbox_email.deleteMany()
})
afterAll(async () => {
  smtp.close()
  await server.close()
  await rest.close()
})

const log = createLogger("silent")
const deliver = (send: SendMail = smtp.send) => deliverMail({ client: rest.db, clock: () => rest.clock.now, log, send })
const later = (minutes: number) => void (rest.clock.now = new Date(rest.clock.now.getTime() + minutes * 60_000))
let count = 0
const registerAnother = async () => {
  const email = `parent${++count}@example.com`
  return { email, access_token: await rest.register(email) }
}
const register = async () => (await registerAnother()).email

describe("a mail", () => {
  test("arrives from our address with HTML and text that link to the same page and with its row's id", async () => {
    const { email, access_token } = await registerAnother()
    const row = await rest.db.outbox_email.findFirstOrThrow()
    expect(await deliver()).toEqual({ sent: 1, failed: 0 })
    const mail = await server.waitFor(email, "Confirm your email address")
    expect(mail.from).toMatchObject({ address: "no-reply@hearthbook.test", name: "Hearthbook" })
    expect(mail.messageId).toBe(`<${row.id}@hearthbook>`)
    expect(linkIn(mail)).toMatch(/^http:\/\/hearthbook\.test\/verify-email\?token=[\w-]{43}$/)
    expect(mail.html).toContain(`href="${linkIn(mail)}"`)
    const token = linkIn(mail).split("token=")[1]
    expect(await rest.as(access_token)("POST", "/auth/email/verify", { token })).toMatchObject({ status: 200 })
    // A delivered mail is deleted, because its link signs the recipient in.
    const sent = await rest.db.outbox_email.findFirstOrThrow()
    expect(sent).toMatchObject({ status: "sent", sent_at: startedAt, html: "", text: "" })
  })

  test(
    "is retried with increasing delays while the server is unreachable",
    { tags: ["notifications.outbox"] },
    async () => {
      const email = await register()
      const away = smtpTransport("smtp://127.0.0.1:1", "x@example.com")
      const tries = []
      for (let minute = 0; minute <= 25; minute++) {
        if ((await deliver(away.send)).failed > 0) tries.push(minute)
        later(1)
      }
      away.close()
      expect(tries).toEqual([0, 1, 6, 21])
      expect(await rest.db.outbox_email.findFirstOrThrow()).toMatchObject({
        status: "waiting",
        attempts: 4,
        last_error: expect.stringContaining("ESOCKET"),
      })
      later(60)
      await deliver()
      await server.waitFor(email, "Confirm")
    },
  )

  test("is retried if the mailbox is full and marked as failed if there is none", async () => {
    const email = await register()
    server.refuseWith(452)
    expect(await deliver()).toEqual({ sent: 0, failed: 1 })
    later(1)
    server.refuseWith(550)
    expect(await deliver()).toEqual({ sent: 0, failed: 1 })
    const row = await rest.db.outbox_email.findFirstOrThrow()
    expect(row).toMatchObject({ status: "failed", recipient: email, last_error: expect.stringContaining("550") })
    expect(row.text).toContain("verify-email")
    later(24 * 60)
    expect(await deliver()).toEqual({ sent: 0, failed: 0 })
  })

  test("is sent once by concurrent workers", async () => {
    for (let n = 0; n < 8; n++) await register()
    const done = await Promise.all([deliver(), deliver(), deliver()])
    expect(done.reduce((sum, { sent }) => sum + sent, 0)).toBe(8)
    expect(server.mails).toHaveLength(8)
  })

  test(
    "is sent again with the same Message-ID only if a worker crashed after the server accepted it",
    { tags: ["notifications.outbox"] },
    async () => {
      for (let n = 0; n < 3; n++) await register()
      // This worker stops after the server accepts the mail and before recording it.
      await new Promise<void>((resolve) => {
        void deliver(async (mail, deadline) => {
          await smtp.send(mail, deadline)
          resolve()
          await new Promise(() => undefined)
        })
      })
      expect(await deliver()).toEqual({ sent: 2, failed: 0 })
      later(5)
      expect(await deliver()).toEqual({ sent: 1, failed: 0 })
      const ids = server.mails.map(({ messageId }) => messageId)
      expect(ids).toHaveLength(4)
      expect(new Set(ids).size).toBe(3)
      expect(ids.at(-1)).toBe(ids[0])
    },
  )

  test("is never queued for a child's generated address, which has no mailbox", async () => {
    await rest.register("emma@hearthbook.app")
    expect(await rest.db.outbox_email.count()).toBe(0)
  })

  test("is rolled back with its cause", async () => {
    const email = await register()
    await rest.db.outbox_email.deleteMany()
    const again = { first_name: "A", last_name: "B", email, password: "Sunny-Meadow-42!", terms_accepted: true }
    expect((await rest.as(null)("POST", "/auth/register", again)).status).toBe(409)
    expect(await rest.db.outbox_email.count()).toBe(0)
  })
})

describe("the timer of a serverless host", () => {
  const withSecret = { headers: { authorization: "Bearer the secret of the timer" } }

  test("delivers the outbox and deletes expired demo families", { tags: ["notifications.cron"] }, async () => {
    const email = await register()
    const answer = await rest.send("POST", "/api/cron/outbox", withSecret)
    expect(answer).toMatchObject({ status: 200, body: { sent: 1, failed: 0 } })
    await server.waitFor(email, "Confirm")
    expect((await rest.as(null)("POST", "/auth/demo", {})).status).toBe(200)
    later(24 * 60)
    const cleaned = await rest.send("GET", "/api/cron/clean-up", withSecret)
    expect(cleaned).toMatchObject({ status: 200, body: { demo_families: 1 } })
  })

  test.each([
    ["no secret", {}, 401],
    ["another one", { headers: { authorization: "Bearer guess" } }, 401],
  ])("is refused with %s", async (_, init, status) => {
    expect((await rest.send("POST", "/api/cron/outbox", init)).status).toBe(status)
    expect((await rest.send("POST", "/api/cron/toString", withSecret)).status).toBe(404)
  })

  test("is not found if no secret is set", async () => {
    const other = await openRest()
    const answer = await other.send("POST", "/api/cron/clean-up", { headers: { authorization: "Bearer undefined" } })
    expect(answer.status).toBe(404)
    await other.close()
  })
})
