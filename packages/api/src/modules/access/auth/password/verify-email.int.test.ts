import { createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { lastMail } from "../../../../testing/mailbox.ts"
import { openTestApi, testNow } from "../../../../testing/test-api.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const anonymous = () => api.callerWith(null)
const later = (minutes: number) => void (api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000))
const refused = (reason: string) => ({ cause: { reason } })
const password = "Quiet-Lantern-58!"

describe("an address", () => {
  const ada = { first_name: "Ada", last_name: "Byron", password, terms_accepted: true }

  test("is verified by the link mailed at registration, which makes a listed person an administrator", async () => {
    api.settings.admin_emails = ["head@example.com"]
    const { access_token, user } = await anonymous().auth.register({ ...ada, email: "head@example.com" })
    expect(user).toMatchObject({ role: "parent", email_verified: false })
    const { token, link } = await lastMail(api.db, "head@example.com")
    expect(link).toBe(`https://hearthbook.test/verify-email?token=${token}`)
    const head = api.callerWith(access_token)
    await head.auth.verifyEmail({ token })
    expect(await head.auth.whoami()).toMatchObject({ role: "admin", email_verified: true })
    await expect(head.auth.verifyEmail({ token })).rejects.toMatchObject(refused("LINK_INVALID"))
    api.settings.admin_emails = []
  })

  test("that is listed later makes an administrator at the next sign-in if it is verified", async () => {
    const rose = { ...ada, email: "rose@example.com" }
    const { access_token } = await anonymous().auth.register(rose)
    api.settings.admin_emails = [rose.email]
    expect((await anonymous().auth.login({ email: rose.email, password })).user.role).toBe("parent")
    api.settings.admin_emails = []
    await api.callerWith(access_token).auth.verifyEmail({ token: (await lastMail(api.db, rose.email)).token })
    expect((await anonymous().auth.login({ email: rose.email, password })).user.role).toBe("parent")
    api.settings.admin_emails = [rose.email]
    const again = await anonymous().auth.login({ email: rose.email, password })
    expect(again.user.role).toBe("admin")
    expect(await api.callerWith(again.access_token).auth.whoami()).toMatchObject({ role: "admin" })
    api.settings.admin_emails = []
  })

  test("of a child's login never makes an administrator", async () => {
    const child = await createStudentLogin(api.db, { email_verified_at: testNow })
    api.settings.admin_emails = [child.email]
    const { user } = await anonymous().auth.login({ email: child.email, password: testPassword })
    expect(user.role).toBe("student")
    api.settings.admin_emails = []
  })

  test("is not verified by someone who only reads its mail, because a stranger may have created the account", async () => {
    api.settings.admin_emails = ["boss@example.com"]
    const stranger = api.callerWith(
      (await anonymous().auth.register({ ...ada, email: "boss@example.com" })).access_token,
    )
    const { token } = await lastMail(api.db, "boss@example.com")
    await expect(anonymous().auth.verifyEmail({ token })).rejects.toMatchObject(refused("SIGNED_OUT"))
    const boss = api.callerWith((await anonymous().auth.register({ ...ada, email: "boss@home.example" })).access_token)
    await expect(boss.auth.verifyEmail({ token })).rejects.toMatchObject(refused("LINK_INVALID"))
    expect(await stranger.auth.whoami()).toMatchObject({ role: "parent", email_verified: false })
    // This does not use the link up.
    await stranger.auth.verifyEmail({ token })
    api.settings.admin_emails = []
  })

  test(
    "has a link that is valid for a day and can be sent again five times an hour",
    { tags: ["access.link-lifetimes"] },
    async () => {
      const { access_token } = await anonymous().auth.register({ ...ada, email: "slow@example.com" })
      const { token } = await lastMail(api.db, "slow@example.com")
      later(24 * 60)
      const slow = api.callerWith(access_token)
      const { refresh_token } = await anonymous().auth.login({ email: "slow@example.com", password })
      const tomorrow = api.callerWith((await anonymous().auth.refresh({ refresh_token })).access_token)
      await expect(tomorrow.auth.verifyEmail({ token })).rejects.toMatchObject(refused("LINK_EXPIRED"))
      api.clock.now = testNow
      for (let n = 0; n < 5; n++) await slow.auth.sendVerification()
      await expect(slow.auth.sendVerification()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
      await slow.auth.verifyEmail({ token: (await lastMail(api.db, "slow@example.com")).token })
      expect(await slow.auth.verificationStatus()).toMatchObject({ email: "slow@example.com", email_verified: true })
    },
  )

  test(
    "must be verified first only if the operator requires it, and never for a child",
    { tags: ["access.verify-email"] },
    async () => {
      api.settings.require_verified_email = true
      const { user, parent } = await api.openFamily()
      const child = await api.callerFor(await createStudentLogin(api.db, { family_id: user.family_id }))
      await expect(parent.students.list({})).rejects.toMatchObject({
        code: "FORBIDDEN",
        ...refused("EMAIL_UNVERIFIED"),
      })
      const change = parent.settings.changePassword({ current_password: testPassword, new_password: password })
      await expect(change).rejects.toMatchObject(refused("EMAIL_UNVERIFIED"))
      expect(await parent.auth.whoami()).toMatchObject({ email_verification_required: true, email_verified: false })
      expect(await child.assignments.list({})).toEqual([])
      await parent.auth.sendVerification()
      await parent.auth.verifyEmail({ token: (await lastMail(api.db, user.email)).token })
      expect(await parent.students.list({})).toHaveLength(1)
      await parent.auth.logout({})
      api.settings.require_verified_email = false
    },
  )
})
