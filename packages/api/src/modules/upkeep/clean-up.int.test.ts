import { createFamily } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, testNow } from "../../testing/test-api.ts"
import { cleanUp } from "./clean-up.service.ts"

const api = await openTestApi()
afterAll(api.close)
beforeEach(() => api.db.outbox_email.deleteMany())

const days = 24 * 3_600_000
const after = (count: number) => new Date(testNow.getTime() + count * days)

test("mail that was given up goes a month later, with the address and the text that it still has", async () => {
  const { id: family_id } = await createFamily(api.db)
  const letter = { family_id, subject: "New work: Tides", html: "<p>Tides</p>", text: "Tides" }
  const write = (recipient: string, given: object) =>
    api.db.outbox_email.create({ data: { ...letter, recipient, created_at: testNow, updated_at: testNow, ...given } })
  await write("refused@family.test", { status: "failed", last_error: "EENVELOPE 550 RCPT TO" })
  // Written long ago and tried for days: it counts when it was given up.
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

test("mail that no mail server took in time is given up, and goes a month after that", async () => {
  const letter = { subject: "New work: Tides", html: "<p>Tides</p>", text: "Tides" }
  await api.db.outbox_email.create({ data: { ...letter, recipient: "waits@family.test", created_at: testNow } })
  await cleanUp(api.db, after(8))
  expect(await api.db.outbox_email.findMany()).toMatchObject([{ status: "failed", updated_at: after(8) }])
  await cleanUp(api.db, after(38))
  expect(await api.db.outbox_email.count()).toBe(1)
  await cleanUp(api.db, after(39))
  expect(await api.db.outbox_email.count()).toBe(0)
})
