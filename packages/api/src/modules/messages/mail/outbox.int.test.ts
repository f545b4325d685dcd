import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../testing/test-api.ts"
import { deliverMail, type SendMail } from "./outbox.service.ts"

const api = await openTestApi()
afterAll(api.close)

beforeEach(() => api.db.outbox_email.deleteMany())

const later = (seconds: number) => new Date(api.clock.now.getTime() + seconds * 1000)
const deliver = (send: SendMail) =>
  deliverMail({ client: api.db, clock: () => api.clock.now, log: api.facts().log, send, until: later(50) })

test("a hanging mail server uses the time of one mail in a call, and the others are sent by the next one", async () => {
  for (const name of ["ada", "ben", "cleo"]) {
    const letter = { subject: "New work: Tides", html: "<p>Tides</p>", text: "Tides" }
    await api.db.outbox_email.create({ data: { ...letter, recipient: `${name}@family.test`, send_after: testNow } })
  }
  const asked: string[] = []
  const hang: SendMail = ({ recipient }) => {
    asked.push(recipient)
    api.clock.now = later(21)
    return Promise.reject(Object.assign(new Error("Greeting never received"), { code: "ETIMEDOUT" }))
  }
  expect(await deliver(hang)).toEqual({ sent: 0, failed: 1 })
  expect(asked).toEqual(["ada@family.test"])
  expect(await deliver(() => Promise.resolve())).toEqual({ sent: 2, failed: 0 })
  const first = await api.db.outbox_email.findFirstOrThrow({ where: { recipient: "ada@family.test" } })
  expect(first).toMatchObject({ status: "waiting", attempts: 1, last_error: "ETIMEDOUT" })
  api.clock.now = later(60)
  expect(await deliver(() => Promise.resolve())).toEqual({ sent: 1, failed: 0 })
})

test("sign-in links are sent before optional mail, however long that has waited", async () => {
  const letter = { html: "<p>Tides</p>", text: "Tides", recipient: "ada@family.test" }
  const headers = { "List-Unsubscribe": "<https://hearthbook.test/unsubscribe>" }
  for (const subject of ["Your week", "New work: Tides"]) {
    await api.db.outbox_email.create({ data: { ...letter, subject, headers, send_after: later(-60) } })
  }
  await api.db.outbox_email.create({ data: { ...letter, subject: "Set a new password", send_after: later(0) } })
  const sent: string[] = []
  await deliver(async ({ subject }) => void sent.push(subject))
  expect(sent).toEqual(["Set a new password", "Your week", "New work: Tides"])
})

test("a mail deleted during its delivery counts as sent, without an error", async () => {
  const letter = { subject: "Your week", html: "<p>Tides</p>", text: "Tides", recipient: "ada@family.test" }
  await api.db.outbox_email.create({ data: { ...letter, send_after: later(0) } })
  expect(await deliver(async () => void (await api.db.outbox_email.deleteMany()))).toEqual({ sent: 1, failed: 0 })
})
