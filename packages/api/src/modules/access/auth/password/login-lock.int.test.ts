import { createParent, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../../testing/test-api.ts"

const api = await openTestApi()
beforeEach(async () => {
  api.clock.now = testNow
  await api.db.login_attempt.deleteMany()
})
afterAll(api.close)

const minute = 60_000
const later = (minutes: number) => void (api.clock.now = new Date(api.clock.now.getTime() + minutes * minute))
const attempt = (email: string, password = "wrong") => api.callerWith(null).auth.login({ email, password })
const reasonOf = (settled: PromiseSettledResult<unknown>) =>
  settled.status === "rejected" ? (settled.reason as { cause: { reason: string } }).cause.reason : "signed in"

async function failTimes(email: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await expect(attempt(email)).rejects.toMatchObject({ cause: { reason: "INVALID_CREDENTIALS" } })
  }
}

test.each(["someone@example.com", "unknown@example.com"])(
  "after five failures within 15 minutes %s must wait, even with the right password",
  { tags: ["access.lockout"] },
  async (email) => {
    if (email.startsWith("someone")) await createParent(api.db, { email })
    await failTimes(email, 4)
    later(4)
    await failTimes(email, 1)
    await expect(attempt(email, testPassword)).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: "Too many login attempts. Please try again in 11 minutes.",
      cause: { reason: "RATE_LIMITED", details: { retry_after: 11 * 60 } },
    })
    later(11)
    // The first four have expired. One more attempt is allowed, and then the rest of the window applies.
    await failTimes(email, 1)
  },
)

test("the right password clears earlier failures", async () => {
  const { email } = await createParent(api.db)
  await failTimes(email, 4)
  await attempt(email, testPassword)
  await failTimes(email, 4)
  expect(await attempt(email, testPassword)).toMatchObject({ user: { email } })
})

test("of a hundred simultaneous attempts, five are verified", { tags: ["access.lockout", "slow"] }, async () => {
  const { email } = await createParent(api.db)
  const answers = (await Promise.allSettled(Array.from({ length: 100 }, () => attempt(email)))).map(reasonOf)
  expect(answers.filter((reason) => reason === "INVALID_CREDENTIALS")).toHaveLength(5)
  expect(answers.filter((reason) => reason === "RATE_LIMITED")).toHaveLength(95)
})

test(
  "one address can fail a hundred times within 15 minutes, across all emails",
  { tags: ["access.lockout-address"] },
  async () => {
    const attempts = Array.from({ length: 100 }, (_, n) => ({ email: `guess${n}@example.com` }))
    await api.db.login_attempt.createMany({
      data: attempts.map((one) => ({ ...one, client_address: "192.0.2.1", created_at: testNow })),
    })
    const { email } = await createParent(api.db)
    await expect(attempt(email, testPassword)).rejects.toMatchObject({ cause: { reason: "RATE_LIMITED" } })
    later(15)
    expect(await attempt(email, testPassword)).toMatchObject({ user: { email } })
  },
)

test("an address has its hundred attempts even if the last ones are simultaneous", async () => {
  const attempts = Array.from({ length: 96 }, (_, n) => ({ email: `guess${n}@example.com` }))
  await api.db.login_attempt.createMany({
    data: attempts.map((one) => ({ ...one, client_address: "192.0.2.1", created_at: testNow })),
  })
  const together = Array.from({ length: 20 }, (_, n) => attempt(`together${n}@example.com`))
  const answers = (await Promise.allSettled(together)).map(reasonOf)
  expect(answers.filter((reason) => reason === "INVALID_CREDENTIALS")).toHaveLength(4)
})

test(
  "the response time does not reveal whether an email has an account",
  { tags: ["access.constant-time", "slow"], timeout: 60_000 },
  async () => {
    const known = await Promise.all(Array.from({ length: 50 }, () => createParent(api.db)))
    const timeOf = async (email: string) => {
      const begun = performance.now()
      await attempt(email).catch(() => undefined)
      return performance.now() - begun
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[25] ?? 0
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    // Alternated, so that a busy moment of the machine affects both equally.
    for (const [n, { email }] of known.entries()) {
      times.known.push(await timeOf(email))
      times.unknown.push(await timeOf(`stranger${n}@example.com`))
      await api.db.login_attempt.deleteMany()
    }
    const [fast = 0, slow = 0] = [median(times.known), median(times.unknown)].toSorted((a, b) => a - b)
    expect(slow / fast).toBeLessThan(1.5)
  },
)
