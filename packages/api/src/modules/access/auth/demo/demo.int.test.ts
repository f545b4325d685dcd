import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../../testing/test-api.ts"
import { cleanUp } from "../../../data/clean-up/clean-up.service.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

test(
  "each visitor gets their own family for a day, in their time zone, that no one else can open",
  { tags: ["api.create-demo"] },
  async () => {
    const anonymous = api.callerWith(null)
    const real = await api.openFamily()
    const one = await anonymous.auth.demo({ timezone: "Europe/Berlin" })
    const first = api.callerWith(one.access_token)
    expect((await first.auth.whoami()).family.time_zone).toBe("Europe/Berlin")
    const children = await first.students.list({})
    expect(children.map(({ first_name }) => first_name).sort()).toEqual(["Eli", "Grace", "Nora"])
    expect(await real.parent.students.list({})).toEqual([])
    const guess = anonymous.auth.login({ email: one.user.email, password: "Warm-Hearth-24!" })
    await expect(guess).rejects.toMatchObject({ cause: { reason: "INVALID_CREDENTIALS" } })

    const { family } = await first.auth.whoami()
    expect(await api.db.family.findUnique({ where: { id: family.id } })).toMatchObject({
      expires_at: new Date(testNow.getTime() + 24 * 3_600_000),
    })
    expect(await cleanUp(api.db, new Date(testNow.getTime() + 24 * 3_600_000))).toMatchObject({ demo_families: 1 })
    expect(await api.db.family.findMany({ select: { id: true } })).toEqual([{ id: real.family_id }])
    expect(await api.db.assignment.count()).toBe(0)
    await expect(first.auth.whoami()).rejects.toMatchObject({ cause: { reason: "TOKEN_INVALID" } })
  },
)

test("one address can open ten demos an hour", { tags: ["site.demo", "slow"] }, async () => {
  const anonymous = api.callerWith(null)
  await api.db.rate_limit.deleteMany()
  await api.db.rate_limit.create({ data: { key: "demo:192.0.2.1", count: 9, window_start: testNow } })
  await anonymous.auth.demo({})
  await expect(anonymous.auth.demo({})).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: "Too many requests. Try again in 60 minutes.",
  })
  api.clock.now = new Date(testNow.getTime() + 3_600_000)
  await anonymous.auth.demo({})
})
