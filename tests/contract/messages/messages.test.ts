import { mkdtempSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { smtpTransport } from "@hearthbook/functions/mail-transport"
import { pushTransport } from "@hearthbook/functions/push-transport"
import { loadVapidKeys } from "@hearthbook/functions/vapid"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { startMailServer, type MailServer } from "../../mail-server.ts"
import { startPushService, type PushService } from "../../providers/push-service.ts"
import { unsupportedOn } from "../platforms/unsupported-on.ts"
import { idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"
import { makeChildLogin } from "../fixtures/rest-records.ts"

// Notifications outside the app, sent by the timer's calls over real SMTP and a real push service on loopback.
const home = "http://localhost:3000"
const folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-messages-"))
const vapid = loadVapidKeys(folder)
const startedAt = new Date("2026-09-15T16:00:00.000Z")
const withSecret = { headers: { authorization: "Bearer the secret of the timer" } }

/** The push service accepts a message only after this resolves. */
let beforePush: () => Promise<unknown>

let rest: Rest
let server: MailServer
let smtp: ReturnType<typeof smtpTransport>
let pushes: PushService
beforeAll(async () => {
  server = await startMailServer()
  pushes = await startPushService()
  smtp = smtpTransport(server.url, "Hearthbook <no-reply@hearthbook.test>")
  const push_ports = [Number(new URL(pushes.url).port)]
  const push = pushTransport(vapid, { app_url: home, push_ports, contact: "mailto:hello@hearthbook.test" })
  const options = {
    settings: {
      auth_secret: "a secret of tests, long enough to be one",
      app_url: home,
      require_verified_email: false,
      admin_emails: [],
      has_row_level_security: true,
      providers: [],
      google: null,
      push_public_key: vapid.public_key,
      push_ports,
      bucket: null,
    },
    send_mail: smtp.send,
    send_push: async (...given: Parameters<typeof push>) => {
      await beforePush()
      return push(...given)
    },
    cron_secret: "the secret of the timer",
  }
  rest = await openRest(options, {
    SMTP_URL: server.url,
    MAIL_FROM: "Hearthbook <hello@hearthbook.test>",
    VAPID_PUBLIC_KEY: vapid.public_key,
    VAPID_PRIVATE_KEY: vapid.private_key,
    PUSH_PORTS: String(push_ports),
  })
})
beforeEach(() => {
  rest.clock.now = startedAt
  server.mails.length = 0
  pushes.arrived.length = 0
  beforePush = () => Promise.resolve()
})
afterAll(async () => {
  smtp.close()
  await Promise.all([server.close(), pushes.close(), rest.close()])
  rmSync(folder, { recursive: true })
})

const later = (seconds: number) => void (rest.clock.now = new Date(rest.clock.now.getTime() + seconds * 1000))
const tick = () => rest.send("POST", "/api/cron/outbox", withSecret)
let count = 0

/** Creates a parent with a verified address, whose child submitted work half a minute ago. */
async function openFamily(): Promise<{ email: string; parent: Ask; turnIn: (title: string) => Promise<string> }> {
  const number = ++count
  const email = `messages${number}@example.com`
  const parent = rest.as(await rest.register(email))
  await rest.db.user.update({ where: { email }, data: { email_verified_at: startedAt } })
  const child = { first_name: "Ada", last_name: "Byron", grade_level: "4", date_of_birth: "2016-05-20" }
  const student_id = idOf(await parent("POST", "/students", child))
  const subject_id = idOf(await parent("POST", "/subjects", { name: "Science", grade_level: "4" }))
  const course = { student_id, subject_id, academic_year: "2026-2027" }
  const curriculum_id = idOf(await parent("POST", "/curriculum", course))
  const login = { email: `ada${number}@hearthbook.app`, password: "maple-otter-7" }
  const ada = rest.as(await makeChildLogin(rest, parent, { student_id, ...login }))
  const turnIn = async (title: string) => {
    const id = idOf(await parent("POST", "/assignments", { curriculum_id, title, due_date: "2026-09-18" }))
    expect((await ada("POST", `/assignments/${id}/submissions`, { text: "It waxes." })).status).toBe(200)
    later(30)
    return id
  }
  return { email, parent, turnIn }
}

describe("a notification mail", () => {
  test(
    "arrives with equal HTML and text and with List-Unsubscribe headers",
    { tags: ["notifications.mail-format"] },
    async () => {
      const { email, turnIn } = await openFamily()
      const id = await turnIn("Moon phases")
      expect(await tick()).toMatchObject({ status: 200, body: { announced: { mails: 1, failed: 0 } } })
      const mail = await server.waitFor(email, "Ada turned in Moon phases")
      const page = `${home}/assignments?student=all&view=${id}`
      expect(mail.text).toContain(page)
      expect(mail.html).toContain(page.replace("&", "&amp;"))
      const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
      const address = /^<(\S+)>$/.exec(headers.get("list-unsubscribe") ?? "")?.[1] ?? ""
      expect(address).toContain(`${home}/api/v1/unsubscribe/one-click?token=`)
      expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click")
      const token = address.split("token=")[1] ?? "none"
      expect(mail.text).toContain(`${home}/unsubscribe?token=${token}`)
      expect(mail.html).toContain(`${home}/unsubscribe?token=${token}`)
      expect(await tick()).toMatchObject({ body: { announced: { mails: 0 }, sent: 0 } })
    },
  )

  test(
    "is switched off by a one-click POST but not by opening the link",
    { tags: ["api.open-one-click", "api.unsubscribe-one-click", "notifications.one-click"] },
    async () => {
      const { email, parent, turnIn } = await openFamily()
      await turnIn("Moon phases")
      await tick()
      const mail = await server.waitFor(email, "Moon phases")
      const token = /unsubscribe\?token=(\S+)/.exec(mail.text ?? "")?.[1] ?? ""
      const isOn = async () => read(read((await parent("GET", "/settings")).body, "notifications"), "email_assignments")
      const button = `/api/v1/unsubscribe/one-click?token=${token}`
      const form = { "content-type": "application/x-www-form-urlencoded" }

      const looked = await rest.send("GET", button)
      expect(looked.status).toBe(302)
      expect(looked.headers.get("location")).toBe(`${home}/unsubscribe?token=${token}`)
      expect((await rest.send("HEAD", button)).status).toBe(302)
      expect((await rest.send("POST", button, { headers: form })).status).toBe(400)
      expect(
        (await rest.send("POST", `${button}x`, { headers: form, body: "List-Unsubscribe=One-Click" })).status,
      ).toBe(400)
      expect(await isOn()).toBe(true)

      const pressed = await rest.send("POST", button, { headers: form, body: "List-Unsubscribe=One-Click" })
      expect(pressed).toMatchObject({ status: 200, body: "These mails have stopped." })
      expect(await isOn()).toBe(false)
      await turnIn("Tides")
      await tick()
      const subjects = server.mails.flatMap(({ recipient, subject }) => (recipient === email ? [subject] : []))
      expect(subjects).toEqual(["Confirm your email address", "Ada turned in Moon phases"])
      // A token in the log could switch the mails on again.
      expect(rest.logged.join("")).not.toContain(token)
    },
  )

  test(
    "can be switched off and on again on the page of its link",
    { tags: ["api.read-unsubscribe-link", "api.unsubscribe"] },
    async () => {
      const { email, turnIn } = await openFamily()
      await turnIn("Moon phases")
      await tick()
      const token = /unsubscribe\?token=(\S+)/.exec((await server.waitFor(email, "Moon")).text ?? "")?.[1]
      const anonymous = rest.as(null)
      const view = { email: "m…@example.com", setting: "email_assignments" }
      expect(await anonymous("POST", "/unsubscribe/read", { token })).toMatchObject({
        status: 200,
        body: { ...view, is_on: true },
      })
      expect(await anonymous("POST", "/unsubscribe", { token })).toMatchObject({
        status: 200,
        body: { ...view, is_on: false },
      })
      expect(await anonymous("POST", "/unsubscribe", { token, on: true })).toMatchObject({
        body: { ...view, is_on: true },
      })
      expect(await anonymous("POST", "/unsubscribe", { token: "made-up" })).toMatchObject({
        status: 400,
        body: { code: "TOKEN_INVALID" },
      })
    },
  )
})

describe("the weekly report", () => {
  const weekly = (init = {}) => rest.send("POST", "/api/cron/weekly", init)

  test("cannot be called without the timer's secret", { tags: ["notifications.weekly-once"] }, async () => {
    expect((await weekly()).status).toBe(401)
    expect((await weekly({ headers: { authorization: "Bearer guess" } })).status).toBe(401)
  })

  test("is sent once, on Monday morning, by the timer's call", async () => {
    const { email } = await openFamily()
    await rest.db.family.updateMany({ data: { created_at: new Date("2026-01-01T00:00:00.000Z") } })
    rest.clock.now = new Date("2026-09-21T09:59:00.000Z")
    expect(await weekly(withSecret)).toMatchObject({ status: 200, body: { mails: 0, finished: true } })
    rest.clock.now = new Date("2026-09-21T10:00:00.000Z")
    expect(await weekly(withSecret)).toMatchObject({ status: 200, body: { failed: 0, finished: true } })
    expect(await weekly(withSecret)).toMatchObject({ body: { families: 0, mails: 0 } })
    await tick()
    const mail = await server.waitFor(email, "Your week on Hearthbook: 09/14/2026 to 09/20/2026")
    expect(mail.text).toContain("Ada\n===")
    expect(mail.html).toContain(">Ada</h2>")
    expect(
      server.mails.filter(({ recipient, subject }) => recipient === email && /week/.test(subject ?? "")),
    ).toHaveLength(1)
  })
})

describe("a push message", () => {
  const subscribe = async (parent: Ask, name: string) => {
    await parent("PUT", "/settings/notifications", { push_assignments: true })
    return parent("POST", "/push/subscriptions", pushes.addBrowser(name))
  }

  test(
    "arrives encrypted for the browser, signed and with the path it opens",
    { tags: ["notifications.push"] },
    async () => {
      const { parent, turnIn } = await openFamily()
      expect((await rest.as(null)("GET", "/auth/options")).body).toMatchObject({ push_public_key: vapid.public_key })
      expect((await subscribe(parent, "phone")).status).toBe(200)
      const id = await turnIn("Moon phases")
      expect(await tick()).toMatchObject({ body: { announced: { pushed: 1 } } })
      expect(pushes.arrived).toMatchObject([
        {
          browser: "phone",
          payload: {
            title: "Ada turned in Moon phases",
            body: "Science",
            path: `/assignments?student=all&view=${id}`,
          },
          headers: { "content-encoding": "aes128gcm", ttl: "86400" },
          sender: { public_key: vapid.public_key, claims: { sub: "mailto:hello@hearthbook.test" } },
        },
      ])
      await tick()
      expect(pushes.arrived).toHaveLength(1)
    },
  )

  const slowStub = "a stub in this process delays the push service"
  test.skipIf(unsupportedOn({ vercel: slowStub, lambda: slowStub }))(
    "does not delay mail while a push service is slow",
    async () => {
      const { email, parent, turnIn } = await openFamily()
      await subscribe(parent, "slow")
      await tick()
      server.mails.length = 0
      await turnIn("Moon phases")
      beforePush = () => vi.waitUntil(() => server.mails.length > 0, { timeout: 5000 })
      expect(await tick()).toMatchObject({ body: { announced: { mails: 1, pushed: 1 }, sent: 1 } })
      expect(server.mails).toMatchObject([{ recipient: email }])
    },
  )

  test("to an expired subscription deletes it; a temporary failure keeps it", async () => {
    const { parent, turnIn } = await openFamily()
    for (const [name, status] of [
      ["gone", 410],
      ["unknown", 404],
      ["busy", 503],
    ] as const) {
      await subscribe(parent, name)
      pushes.answerWith(name, status)
    }
    await turnIn("Moon phases")
    expect(await tick()).toMatchObject({ body: { announced: { pushed: 0, failed: 0 } } })
    const left = await rest.db.push_subscription.findMany({ where: { endpoint: { startsWith: `${pushes.url}/` } } })
    const names = left.map(({ endpoint }) => endpoint.split("/").at(-1))
    expect(names).toContain("busy")
    expect(names).not.toContain("gone")
    expect(names).not.toContain("unknown")
  })

  test("stops when the subscription is removed", { tags: ["api.unsubscribe-push"] }, async () => {
    const { parent, turnIn } = await openFamily()
    await subscribe(parent, "desk")
    const endpoint = `${pushes.url}/desk`
    expect(await parent("POST", "/push/subscriptions/remove", { endpoint })).toMatchObject({ body: { removed: 1 } })
    await turnIn("Moon phases")
    expect(await tick()).toMatchObject({ body: { announced: { pushed: 0 } } })
  })

  test("is never sent to a private network from a public site", async () => {
    const site = { app_url: "https://hearthbook.example", push_ports: [443], contact: "mailto:hello@hearthbook.test" }
    const { endpoint, keys } = pushes.addBrowser("inside")
    const message = { ...keys, payload: "{}" }
    const send = pushTransport(vapid, site)
    for (const address of [endpoint, endpoint.replace("http:", "https:"), "https://localhost/x"])
      await expect(send({ ...message, endpoint: address }, AbortSignal.timeout(1000))).rejects.toThrow(
        "not an address of a push service",
      )
    expect(pushes.arrived).toEqual([])
  })
})
