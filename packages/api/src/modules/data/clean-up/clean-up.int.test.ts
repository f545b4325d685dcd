import { createFamily, createNotification, createParent } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../testing/test-api.ts"
import { deliverMail } from "../../messages/mail/outbox.service.ts"
import { cleanUp } from "./clean-up.service.ts"

const api = await openTestApi()
afterAll(api.close)
beforeEach(() => api.db.outbox_email.deleteMany())

const days = 24 * 3_600_000
const after = (count: number) => new Date(testNow.getTime() + count * days)

test("failed mail is deleted a month later, with its address and text", async () => {
  const { id: family_id } = await createFamily(api.db)
  const letter = { family_id, subject: "New work: Tides", html: "<p>Tides</p>", text: "Tides" }
  const write = (recipient: string, given: object) =>
    api.db.outbox_email.create({ data: { ...letter, recipient, created_at: testNow, updated_at: testNow, ...given } })
  await write("refused@family.test", { status: "failed", last_error: "EENVELOPE 550 RCPT TO" })
  // Written long ago and tried for days. The time of the failure counts.
  await write("tried@family.test", { status: "failed", created_at: after(-3), updated_at: after(1) })
  await write("waits@family.test", { status: "waiting", created_at: after(25) })
  const left = async () =>
    (await api.db.outbox_email.findMany({ orderBy: { id: "asc" } })).map(({ recipient }) => recipient)

  await cleanUp(api.db, after(30))
  expect(await left()).toEqual(["refused@family.test", "tried@family.test", "waits@family.test"])
  await cleanUp(api.db, new Date(after(30).getTime() + 1))
  expect(await left()).toEqual(["tried@family.test", "waits@family.test"])
  await cleanUp(api.db, new Date(after(31).getTime() + 1))
  expect(await left()).toEqual(["waits@family.test"])
})

test("mail that found no mail server in time fails, and is deleted a month later", async () => {
  const letter = { subject: "New work: Tides", html: "<p>Tides</p>", text: "Tides" }
  await api.db.outbox_email.create({ data: { ...letter, recipient: "waits@family.test", created_at: testNow } })
  await cleanUp(api.db, after(8))
  expect(await api.db.outbox_email.findMany()).toMatchObject([{ status: "failed", updated_at: after(8) }])
  await cleanUp(api.db, after(38))
  expect(await api.db.outbox_email.count()).toBe(1)
  await cleanUp(api.db, after(39))
  expect(await api.db.outbox_email.count()).toBe(0)
})

test("sent mail is deleted a month later, whenever it was written", async () => {
  const letter = { subject: "New work: Tides", html: "<p>Tides</p>", text: "Tides", created_at: after(-2) }
  await api.db.outbox_email.create({ data: { ...letter, recipient: "sent@family.test", send_after: testNow } })
  const { log } = api.facts()
  const send = () => Promise.resolve()
  expect(await deliverMail({ client: api.db, clock: () => testNow, log, send })).toEqual({ sent: 1, failed: 0 })
  await cleanUp(api.db, after(30))
  expect(await api.db.outbox_email.findMany()).toMatchObject([{ status: "sent", sent_at: testNow }])
  await cleanUp(api.db, new Date(after(30).getTime() + 10 * 60_000))
  expect(await api.db.outbox_email.count()).toBe(0)
})

test("a notification is deleted after a year, and a session three months after its end", async () => {
  const { id: user_id, family_id } = await createParent(api.db)
  const { id } = await createNotification(api.db, { user_id, created_at: testNow })
  const open = (refresh_hash: string, given: { expires_at: Date; revoked_at?: Date }) =>
    api.db.session.create({
      data: { family_id, user_id, refresh_hash, remember_me: true, last_seen_at: testNow, ...given },
    })
  await open("over", { expires_at: testNow })
  await open("signed out", { expires_at: after(30), revoked_at: after(1) })
  await open("open", { expires_at: after(1000) })
  const sessions = async () =>
    (await api.db.session.findMany({ where: { user_id }, orderBy: { id: "asc" } })).map((row) => row.refresh_hash)
  const isThere = async () => (await api.db.notification.count({ where: { id } })) === 1

  await cleanUp(api.db, after(90))
  expect(await sessions()).toEqual(["over", "signed out", "open"])
  await cleanUp(api.db, after(91))
  expect(await sessions()).toEqual(["signed out", "open"])
  await cleanUp(api.db, after(92))
  expect(await sessions()).toEqual(["open"])
  await cleanUp(api.db, after(365))
  expect(await isThere()).toBe(true)
  await cleanUp(api.db, after(366))
  expect(await isThere()).toBe(false)
  expect(await sessions()).toEqual(["open"])
})

test("traces of signing in are deleted when they are no longer needed: attempts, counts, links, answers, and after 180 days events", async () => {
  const { id: user_id, family_id } = await createParent(api.db)
  const owner = { family_id, user_id }
  const client_address = "192.0.2.1"
  await api.db.login_attempt.create({ data: { email: "rosa@family.test", client_address, created_at: testNow } })
  await api.db.rate_limit.create({ data: { key: "reset:rosa@family.test", window_start: testNow } })
  await api.db.one_time_token.create({
    data: { ...owner, purpose: "magic_link", token_hash: "link", expires_at: testNow },
  })
  await api.db.invitation.create({
    data: {
      family_id,
      invited_by: user_id,
      email: "sam@family.test",
      role: "teacher",
      token_hash: "way in",
      expires_at: testNow,
    },
  })
  await api.db.idempotency_key.create({ data: { ...owner, key: "key", request_hash: "asked", expires_at: testNow } })
  await api.db.auth_event.create({ data: { ...owner, type: "signed_in", client_address, created_at: testNow } })
  const left = async () =>
    [
      await api.db.idempotency_key.count({ where: owner }),
      await api.db.login_attempt.count({ where: { email: "rosa@family.test" } }),
      await api.db.rate_limit.count({ where: { key: "reset:rosa@family.test" } }),
      await api.db.one_time_token.count({ where: owner }),
      await api.db.invitation.count({ where: { family_id } }),
      await api.db.auth_event.count({ where: owner }),
    ].join(" ")

  const steps = []
  for (const days of [0, 1, 7, 30, 180]) {
    await cleanUp(api.db, after(days))
    const onTheDay = await left()
    await cleanUp(api.db, new Date(after(days).getTime() + 1))
    steps.push([days, onTheDay, await left()])
  }
  expect(steps).toEqual([
    [0, "1 1 1 1 1 1", "0 1 1 1 1 1"],
    [1, "0 1 1 1 1 1", "0 0 1 1 1 1"],
    [7, "0 0 1 1 1 1", "0 0 0 1 1 1"],
    [30, "0 0 0 1 1 1", "0 0 0 0 0 1"],
    [180, "0 0 0 0 0 1", "0 0 0 0 0 0"],
  ])
})

/** These tables contain only a few days or weeks of rows, so they are scanned completely (see cleanUp). */
const shortLived = ["login_attempt", "rate_limit", "invitation"]

test("rows that are kept for long are found by an index", async () => {
  api.statements.length = 0
  await cleanUp(api.db, testNow)
  const found = api.statements.filter((sql) => /^(DELETE|UPDATE)/.test(sql))
  expect(found.length).toBeGreaterThan(10)
  const whole = await api.db.$transaction(async (db) => {
    // A small table is scanned even if there is an index. The tables that are scanned have none.
    await db.$executeRaw`SET LOCAL enable_seqscan = off`
    const plans = []
    for (const sql of found) {
      // The plan is the same for all values, but they must be present.
      const values = [...new Set(sql.match(/\$\d+/g))].map(() => null)
      plans.push(JSON.stringify(await db.$queryRawUnsafe(`EXPLAIN (GENERIC_PLAN) ${sql}`, ...values)))
    }
    return plans.flatMap((plan) => [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table))
  })
  expect(whole.filter((table) => !shortLived.includes(table ?? ""))).toEqual([])
})

test("a server that shuts down starts no further step, and the next run continues", async () => {
  const letter = { subject: "New work: Tides", html: "<p>Tides</p>", text: "Tides" }
  await api.db.outbox_email.create({ data: { ...letter, recipient: "waits@family.test", created_at: testNow } })
  const shutdown = { stop: AbortSignal.abort(), abort: new AbortController().signal }
  expect(await cleanUp(api.db, after(800), shutdown)).toEqual({ demo_families: 0, rows: 0 })
  expect(await api.db.outbox_email.findMany()).toMatchObject([{ status: "waiting" }])
  await cleanUp(api.db, after(800))
  expect(await api.db.outbox_email.findMany()).toMatchObject([{ status: "failed" }])
})
