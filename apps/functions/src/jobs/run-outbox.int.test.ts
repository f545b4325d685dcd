/** @module-tag slow */
import { createECDH, randomBytes } from "node:crypto"
import type { SendMail } from "@hearthbook/api/modules/messages/mail/outbox.service"
import type { SendPush } from "@hearthbook/api/modules/messages/push/send-push.service"
import { openTestDatabase } from "@hearthbook/db/testing/database"
import { createNotification, createParent } from "@hearthbook/db/testing/factories"
import { startSilentServer, type SilentServer } from "@hearthbook/db/testing/silent-server"
import type { Database } from "@hearthbook/db"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import webPush from "web-push"
import type { AppOptions } from "../http/app-env.ts"
import { createLogger } from "../http/logger.ts"
import { smtpTransport } from "../transports/mail-transport.ts"
import { pushTransport } from "../transports/push-transport.ts"
import { runOutbox } from "./run-outbox.ts"
import { testAppSettings } from "../testing/test-app.ts"

// The senders use real connections to a server that accepts them and never answers. By default the push transport would wait 10 seconds.
let database: Database
let silent: SilentServer
let senders: { send_mail: SendMail; send_push: SendPush }
const app_url = "http://localhost:3000"
const from = "Hearthbook <no-reply@hearthbook.test>"

beforeAll(async () => {
  database = await openTestDatabase()
  silent = await startSilentServer()
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const vapid = { public_key: publicKey, private_key: privateKey }
  senders = {
    send_mail: smtpTransport(`smtp://127.0.0.1:${silent.port}`, from, { silence: 1200, whole: 1300 }).send,
    send_push: pushTransport(vapid, { app_url, push_ports: [silent.port], contact: "mailto:hello@hearthbook.test" }),
  }
})
beforeEach(async () => {
  await database.client.family.deleteMany()
  await database.client.outbox_email.deleteMany()
})
afterAll(async () => {
  await silent.close()
  await database.close()
})

const short = { whole: 2500, minTimeLeft: { mail: 1300, transaction: 200, push: 1000 } }

/** Runs the outbox once, and measures how long it takes. */
async function run(given: Partial<AppOptions>, { whole, minTimeLeft } = short) {
  const clock = () => new Date()
  const begun = performance.now()
  const options = { database, settings: { ...testAppSettings, app_url }, clock, log: createLogger("silent") }
  const rest = { trusted_proxies: 0, mailbox_key: null, cron_secret: undefined, send_mail: null }
  const until = new Date(Date.now() + whole)
  const answer = await runOutbox({ ...options, ...rest, ...given }, until, minTimeLeft)
  return { answer, took: performance.now() - begun }
}

async function queueMails(...names: string[]) {
  const letter = { subject: "Tides", html: "<p>Tides</p>", text: "Tides", send_after: new Date(Date.now() - 60_000) }
  for (const name of names) {
    await database.client.outbox_email.create({ data: { ...letter, recipient: `${name}@family.test` } })
  }
}

/** Creates a user with one notification and the given number of push subscriptions. */
async function createSubscriber(browsers: number) {
  const { id: user_id, family_id } = await createParent(database.client)
  await database.client.settings.update({ where: { user_id }, data: { push_assignments: true } })
  const dates = { last_seen_at: new Date(), expires_at: new Date(Date.now() + 60 * 60_000) }
  const session = await database.client.session.create({
    data: { family_id, user_id, refresh_hash: user_id, remember_me: true, ...dates },
  })
  const browser = () => ({
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  })
  const owner = { family_id, user_id, session_id: session.id }
  const data = Array.from({ length: browsers }, (_, n) => {
    return { ...owner, ...browser(), endpoint: `${silent.url}/${user_id}/${n}` }
  })
  await database.client.push_subscription.createMany({ data })
  await createNotification(database.client, { user_id, visible_at: new Date(Date.now() - 60_000) })
  return user_id
}

const waiting = (user_id: string) => database.client.notification.count({ where: { user_id, announced_at: null } })
const mails = () =>
  database.client.outbox_email.findMany({
    select: { recipient: true, status: true, attempts: true },
    orderBy: { id: "asc" },
  })

test("a run ends in time if the mail server and push services fall silent, and loses nothing", async () => {
  await queueMails("ada", "ben")
  const first = await createSubscriber(10)
  const second = await createSubscriber(1)
  const { answer, took } = await run(senders)
  expect(took).toBeLessThan(5000)
  expect(answer).toEqual({ announced: { mails: 0, failed: 0, pushed: 0 }, sent: 0, failed: 1 })
  // One mail was started and returned to the outbox; the other was not started.
  expect(await mails()).toEqual([
    { recipient: "ada@family.test", status: "waiting", attempts: 1 },
    { recipient: "ben@family.test", status: "waiting", attempts: 0 },
  ])
  expect([await waiting(first), await waiting(second)]).toEqual([0, 1])

  const pushed: string[] = []
  const send_push: SendPush = async ({ endpoint }) => {
    pushed.push(endpoint)
    return "taken"
  }
  const next = await run({ send_mail: () => Promise.resolve(), send_push })
  expect(next.answer).toEqual({ announced: { mails: 0, failed: 0, pushed: 1 }, sent: 1, failed: 0 })
  // A message that the silent service may have accepted is not sent again.
  expect(pushed).toEqual([`${silent.url}/${second}/0`])
})

test("a run without enough time starts nothing, and leaves everything to the next", async () => {
  await queueMails("ada")
  const subscriber = await createSubscriber(1)
  const { answer } = await run(senders, { ...short, whole: 1000 })
  expect(answer).toEqual({ announced: { mails: 0, failed: 0, pushed: 0 }, sent: 0, failed: 0 })
  expect(await mails()).toEqual([{ recipient: "ada@family.test", status: "waiting", attempts: 0 }])
  expect(await waiting(subscriber)).toBe(1)
})

test("a silent push service does not delay mail, nor a silent mail server notifications", async () => {
  await queueMails("ada", "ben")
  await createSubscriber(1)
  const sent: number[] = []
  const begun = performance.now()
  const send_mail: SendMail = async () => void sent.push(performance.now() - begun)
  const { answer } = await run({ ...senders, send_mail })
  expect(answer).toMatchObject({ announced: { pushed: 0 }, sent: 2 })
  expect(Math.max(...sent)).toBeLessThan(short.whole - 200)

  const subscriber = await createSubscriber(1)
  await queueMails("cleo")
  const { answer: other } = await run({ ...senders, send_push: () => Promise.resolve("taken") })
  expect(other).toMatchObject({ announced: { pushed: 1 }, sent: 0, failed: 1 })
  expect(await waiting(subscriber)).toBe(0)
})

test("mail written for notifications is sent in the same run", async () => {
  const subscriber = await createSubscriber(0)
  await database.client.user.update({ where: { id: subscriber }, data: { email_verified_at: new Date() } })
  const { answer } = await run({ send_mail: () => Promise.resolve() })
  expect(answer).toEqual({ announced: { mails: 1, failed: 0, pushed: 0 }, sent: 1, failed: 0 })
})

test("a run whose mail fails still waits for the push message in progress", async () => {
  const { client } = database
  await queueMails("ada")
  const subscriber = await createSubscriber(1)
  await client.$executeRawUnsafe(`
    CREATE FUNCTION refuse_take_up() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`)
  await client.$executeRawUnsafe(`
    CREATE TRIGGER refuse_take_up BEFORE UPDATE ON outbox_email FOR EACH ROW EXECUTE FUNCTION refuse_take_up()`)
  const ended: string[] = []
  let answer: () => void = () => undefined
  const send_push: SendPush = async () => {
    await new Promise<void>((resolve) => void (answer = () => resolve(undefined)))
    ended.push("message")
    return "taken"
  }
  try {
    const call = run({ send_mail: () => Promise.resolve(), send_push }, { ...short, whole: 10_000 })
    const settled = call.catch((error: unknown) => {
      ended.push("call")
      return error
    })
    await expect.poll(() => waiting(subscriber)).toBe(0)
    await expect.poll(() => (answer(), ended.length)).toBeGreaterThan(0)
    expect(String(await settled)).toContain("the disk is full")
    expect(ended).toEqual(["message", "call"])
  } finally {
    await client.$executeRawUnsafe("DROP TRIGGER refuse_take_up ON outbox_email")
    await client.$executeRawUnsafe("DROP FUNCTION refuse_take_up")
  }
})
