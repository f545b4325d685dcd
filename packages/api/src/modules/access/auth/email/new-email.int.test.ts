import { createParent, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { lastMail } from "../../../../testing/mailbox.ts"
import { openTestApi, testNow } from "../../../../testing/test-api.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

let number = 0
const address = () => `new.${++number}@example.com`
const login = (email: string) => api.callerWith(null).auth.login({ email, password: testPassword })

test(
  "a new address takes effect when its link is opened, and the old mailbox gets a mail",
  { tags: ["settings.new-email"] },
  async () => {
    const { parent, user } = await api.openFamily()
    const email = address()
    const { profile } = await parent.settings.updateProfile({ email: email.toUpperCase() })
    expect(profile).toMatchObject({ email: user.email, new_email: email })
    expect(await login(user.email)).toMatchObject({ user: { id: user.id } })
    const { token } = await lastMail(api.db, email)
    await parent.auth.verifyEmail({ token })
    expect((await parent.settings.get()).profile).toMatchObject({ email, new_email: null })
    expect(await parent.auth.whoami()).toMatchObject({ email, email_verified: true })
    expect(await login(email)).toMatchObject({ user: { id: user.id } })
    await expect(login(user.email)).rejects.toMatchObject({ code: "UNAUTHORIZED" })
    expect((await lastMail(api.db, user.email)).text).toContain(`From now on you sign in with ${email}`)
  },
)

test("a reset link that was mailed to the old address no longer works", async () => {
  const { parent, user } = await api.openFamily()
  await api.callerWith(null).auth.requestPasswordReset({ email: user.email })
  const { token: reset } = await lastMail(api.db, user.email)
  const email = address()
  await parent.settings.updateProfile({ email })
  await parent.auth.verifyEmail({ token: (await lastMail(api.db, email)).token })
  const late = api.callerWith(null).auth.confirmPasswordReset({ token: reset, password: "Quiet-Lantern-58!" })
  await expect(late).rejects.toMatchObject({ cause: { reason: "LINK_INVALID" } })
})

test("a new request replaces the previous one, and entering the current address cancels it", async () => {
  const { parent, user } = await api.openFamily()
  const [slip, meant] = [address(), address()]
  await parent.settings.updateProfile({ email: slip })
  await parent.settings.updateProfile({ email: meant })
  const { token } = await lastMail(api.db, slip)
  await expect(parent.auth.verifyEmail({ token })).rejects.toMatchObject({ cause: { reason: "LINK_INVALID" } })
  expect((await parent.settings.get()).profile.new_email).toBe(meant)
  const { profile } = await parent.settings.updateProfile({ email: user.email })
  expect(profile).toMatchObject({ email: user.email, new_email: null })
})

test("the link for the current address does not change the address", async () => {
  const { parent, user } = await api.openFamily()
  await parent.auth.sendVerification()
  const { token } = await lastMail(api.db, user.email)
  await parent.settings.updateProfile({ email: address() })
  await parent.auth.verifyEmail({ token })
  expect(await parent.auth.whoami()).toMatchObject({ email: user.email, email_verified: true })
})

test("an address that has an account, or is not a mailbox, is refused at its field", async () => {
  const { parent } = await api.openFamily()
  const taken = (await createParent(api.db)).email
  await expect(parent.settings.updateProfile({ email: taken })).rejects.toMatchObject({
    code: "CONFLICT",
    cause: { reason: "EMAIL_ALREADY_EXISTS", details: { issues: [{ field: "email" }] } },
  })
  const child = parent.settings.updateProfile({ email: "emma@hearthbook.app" })
  await expect(child).rejects.toMatchObject({ cause: { details: { issues: [{ field: "email" }] } } })
})

test("an address that someone registered while the link was pending stays theirs", async () => {
  const { parent, user } = await api.openFamily()
  const email = address()
  await parent.settings.updateProfile({ email })
  await createParent(api.db, { email })
  const { token } = await lastMail(api.db, email)
  await expect(parent.auth.verifyEmail({ token })).rejects.toMatchObject({ cause: { reason: "EMAIL_ALREADY_EXISTS" } })
  expect(await parent.auth.whoami()).toMatchObject({ email: user.email })
  expect((await parent.settings.get()).profile).toMatchObject({ email: user.email, new_email: null })
})

test("the link works only for the person who asked, and not a day later", async () => {
  const { parent, user } = await api.openFamily()
  const other = await api.callerFor(await createParent(api.db))
  const email = address()
  await parent.settings.updateProfile({ email })
  const { token } = await lastMail(api.db, email)
  await expect(other.auth.verifyEmail({ token })).rejects.toMatchObject({ cause: { reason: "LINK_INVALID" } })
  api.clock.now = new Date(testNow.getTime() + 24 * 3600_000 + 1000)
  const later = await api.callerFor(user)
  await expect(later.auth.verifyEmail({ token })).rejects.toMatchObject({ cause: { reason: "LINK_EXPIRED" } })
  expect((await later.settings.get()).profile.new_email).toBeNull()
})

test("a person cannot test without limit which addresses have an account", { tags: ["slow"] }, async () => {
  const { parent } = await api.openFamily()
  const { email } = await createParent(api.db)
  const ask = () => parent.settings.updateProfile({ email })
  for (let n = 0; n < 10; n++) await expect(ask()).rejects.toMatchObject({ code: "CONFLICT" })
  await expect(ask()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
})

test("a demo family cannot change its address", { tags: ["slow"] }, async () => {
  const { access_token } = await api.callerWith(null).auth.demo({})
  const visitor = api.callerWith(access_token)
  await expect(visitor.settings.updateProfile({ email: address() })).rejects.toMatchObject({
    message: expect.stringContaining("A demo family cannot change its address"),
  })
})
