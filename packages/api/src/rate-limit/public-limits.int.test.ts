import { createParent, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { recordAttempt } from "../modules/access/auth/password/login-lock.ts"
import { openTestApi, testNow } from "../testing/test-api.ts"

const api = await openTestApi()
beforeEach(async () => {
  api.clock.now = testNow
  await api.db.rate_limit.deleteMany()
  await api.db.login_attempt.deleteMany()
})
afterAll(api.close)

const from = (client_address: string) => api.callerWith(null, { client_address })
/** One of the 2^64 addresses of one household's network. */
const neighbour = (n: number) => `2001:db8:0:1::${n.toString(16)}`
const refused = { cause: { reason: "RATE_LIMITED" } }

test("addresses of one IPv6 network share the limit of thirty password resets", async () => {
  const ask = (n: number, address = neighbour(n)) =>
    from(address).auth.requestPasswordReset({ email: `guess${n}@example.com` })
  await ask(1)
  await api.db.rate_limit.updateMany({ where: { key: { startsWith: "reset:" } }, data: { count: 29 } })
  await ask(30)
  await expect(ask(31)).rejects.toMatchObject(refused)
  await ask(32, "2001:db8:0:2::1")
})

test("a hundred wrong passwords from one IPv6 network block all of its addresses", { tags: ["slow"] }, async () => {
  const { email } = await createParent(api.db)
  for (let n = 1; n <= 100; n++) {
    const attempt = { ...api.facts(), email: `guess${n}@example.com`, client_address: neighbour(n), now: testNow }
    expect(await recordAttempt(api.db, attempt)).toMatchObject({ lockedUntil: null })
  }
  const signIn = { email, password: testPassword }
  await expect(from(neighbour(500)).auth.login(signIn)).rejects.toMatchObject(refused)
  expect(await from("2001:db8:0:2::1").auth.login(signIn)).toMatchObject({ user: { email } })
})

test("an attempt is recorded with its full address", async () => {
  const guess = from(neighbour(7)).auth.login({ email: "a@example.com", password: "wrong" })
  await expect(guess).rejects.toMatchObject({ code: "UNAUTHORIZED" })
  expect(await api.db.auth_event.findFirst({ orderBy: { id: "desc" } })).toMatchObject({ client_address: neighbour(7) })
})

const person = { first_name: "Ada", last_name: "Byron", password: "Sunny-Meadow-42!", terms_accepted: true as const }

const demo = (n: number) => from(`198.51.100.${n}`).auth.demo({})

test("the installation refuses a demo once it has given two hundred in an hour", async () => {
  await api.db.rate_limit.create({ data: { key: "demo here", count: 200, window_start: testNow } })
  await expect(demo(1)).rejects.toMatchObject(refused)
})

const tooMany = {
  code: "TOO_MANY_REQUESTS",
  message: "Many people are requesting this right now. Try again in 60 minutes.",
}

test("the installation limits demos across all addresses", { tags: ["slow"] }, async () => {
  expect(await askAtLimit("demo", 200, demo)).toMatchObject(tooMany)
})

test.each([
  [
    "registrations",
    "register",
    500,
    (n: number) => from(`198.51.100.${n}`).auth.register({ ...person, email: `flood${n}@example.com` }),
  ],
  [
    "resets",
    "reset",
    1000,
    (n: number) => from(`198.51.100.${n}`).auth.requestPasswordReset({ email: `x${n}@example.com` }),
  ],
])("the installation limits %s across all addresses", async (_, name, most, ask) => {
  expect(await askAtLimit(name, most, ask)).toMatchObject(tooMany)
})

/** Asks one last time within a limit, and once beyond it. Returns the refusal, after which the next hour begins. */
async function askAtLimit(name: string, most: number, ask: (n: number) => Promise<unknown>): Promise<unknown> {
  const where = { key: `${name} here` }
  await api.db.rate_limit.create({ data: { ...where, count: most - 1, window_start: testNow } })
  await ask(1)
  const refusal = await ask(2).catch((error: unknown) => error)
  api.clock.now = new Date(testNow.getTime() + 3_600_000)
  await ask(3)
  return refusal
}

test("a caller over their own limit does not use up the limit of the installation", async () => {
  await api.db.rate_limit.create({ data: { key: "demo:192.0.2.9", count: 10, window_start: testNow } })
  await expect(from("192.0.2.9").auth.demo({})).rejects.toMatchObject(refused)
  expect(await api.db.rate_limit.count({ where: { key: "demo here" } })).toBe(0)
})
