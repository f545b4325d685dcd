import { createParent, createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { lastMail } from "../../../../testing/mailbox.ts"
import { openTestApi, testNow } from "../../../../testing/test-api.ts"
import { issueToken } from "../one-time-token.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const anonymous = () => api.callerWith(null)
const later = (minutes: number) => void (api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000))
const refused = (reason: string) => ({ cause: { reason } })
const password = "Quiet-Lantern-58!"

describe("a forgotten password", () => {
  test("is reset with the mailed link, once; all devices are signed out and the person gets a mail", async () => {
    const parent = await createParent(api.db)
    const device = await api.callerFor(parent)
    await anonymous().auth.requestPasswordReset({ email: parent.email.toUpperCase() })
    const { token, link, subject } = await lastMail(api.db, parent.email)
    expect(link).toBe(`https://hearthbook.test/reset-password?token=${token}`)
    expect(subject).toBe("Reset your Hearthbook password")

    expect(await anonymous().auth.confirmPasswordReset({ token, password })).toEqual({ signed_out: 1 })
    await expect(device.auth.whoami()).rejects.toMatchObject(refused("TOKEN_INVALID"))
    await expect(anonymous().auth.login({ email: parent.email, password: testPassword })).rejects.toMatchObject(
      refused("INVALID_CREDENTIALS"),
    )
    const { user } = await anonymous().auth.login({ email: parent.email, password })
    // The link came by mail, so the address is verified.
    expect(user.email_verified).toBe(true)
    expect((await lastMail(api.db, parent.email)).subject).toBe("Your Hearthbook password was changed")

    const again = anonymous().auth.confirmPasswordReset({ token, password })
    await expect(again).rejects.toMatchObject({ code: "BAD_REQUEST", ...refused("LINK_INVALID") })
  })

  test("reset at the moment of a sign-in with the old password leaves no session open", { tags: [] }, async () => {
    for (let round = 0; round < 5; round++) {
      const { email } = await createParent(api.db)
      await anonymous().auth.requestPasswordReset({ email })
      const { token } = await lastMail(api.db, email)
      const oldOnes = Array.from({ length: 4 }, () => anonymous().auth.login({ email, password: testPassword }))
      const [, ...logins] = await Promise.allSettled([
        anonymous().auth.confirmPasswordReset({ token, password }),
        ...oldOnes,
      ])
      for (const login of logins) {
        if (login.status === "rejected") continue
        const thief = api.callerWith(login.value.access_token)
        await expect(thief.auth.whoami()).rejects.toMatchObject(refused("TOKEN_INVALID"))
      }
      expect(await anonymous().auth.login({ email, password })).toMatchObject({ user: { email } })
    }
  })

  test("reset at the moment of a password change ends in one of the two, completely", { tags: [] }, async () => {
    for (let round = 0; round < 5; round++) {
      const thiefs = "Stolen-Lantern-58!"
      const parent = await createParent(api.db)
      const thief = await api.callerFor(parent)
      await anonymous().auth.requestPasswordReset({ email: parent.email })
      const { token } = await lastMail(api.db, parent.email)
      const both = await Promise.allSettled([
        anonymous().auth.confirmPasswordReset({ token, password }),
        thief.settings.changePassword({ current_password: testPassword, new_password: thiefs }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
      const [holds, fails] = both[0].status === "fulfilled" ? [password, thiefs] : [thiefs, password]
      expect(await anonymous().auth.login({ email: parent.email, password: holds })).toMatchObject({
        user: { id: parent.id },
      })
      const other = anonymous().auth.login({ email: parent.email, password: fails })
      await expect(other).rejects.toMatchObject(refused("INVALID_CREDENTIALS"))
    }
  })

  test("requested with forged links costs almost nothing", async () => {
    const { email } = await createParent(api.db)
    const timeOf = async (work: () => Promise<unknown>) => {
      const begun = performance.now()
      await work().catch(() => undefined)
      return performance.now() - begun
    }
    const ratios: number[] = []
    for (let n = 0; n < 5; n++) {
      const hashing = await timeOf(() => anonymous().auth.login({ email, password: testPassword }))
      ratios.push((await timeOf(() => anonymous().auth.confirmPasswordReset({ token: "made up", password }))) / hashing)
    }
    expect(Math.min(...ratios)).toBeLessThan(0.5)
  })

  test("unlocks an account that was locked by someone's guesses", async () => {
    const { email } = await createParent(api.db)
    for (let n = 0; n < 5; n++)
      await anonymous()
        .auth.login({ email, password: "wrong" })
        .catch(() => undefined)
    await anonymous().auth.requestPasswordReset({ email })
    await anonymous().auth.confirmPasswordReset({ token: (await lastMail(api.db, email)).token, password })
    expect(await anonymous().auth.login({ email, password })).toMatchObject({ user: { email } })
  })

  test("gets the same answer and sends no mail without an account", async () => {
    const mails = await api.db.outbox_email.count()
    expect(await anonymous().auth.requestPasswordReset({ email: "unknown@example.com" })).toEqual({
      email: "unknown@example.com",
    })
    expect(await api.db.outbox_email.count()).toBe(mails)
  })

  test("of a child's login is refused: it has no mailbox, and the child should ask a parent", async () => {
    const asked = anonymous().auth.requestPasswordReset({ email: "emma@hearthbook.app" })
    await expect(asked).rejects.toMatchObject({ code: "BAD_REQUEST", message: /Ask your parent/ })
  })

  test(
    "is refused with a message if it is weak, and the link stays valid; other links end with the first use",
    { tags: ["access.password-refused"] },
    async () => {
      const { email } = await createParent(api.db)
      await anonymous().auth.requestPasswordReset({ email })
      const first = await lastMail(api.db, email)
      await anonymous().auth.requestPasswordReset({ email })
      const second = await lastMail(api.db, email)
      await expect(
        anonymous().auth.confirmPasswordReset({ token: first.token, password: "short" }),
      ).rejects.toMatchObject({
        code: "BAD_REQUEST",
        message: "Password does not meet security requirements",
        cause: {
          details: {
            issues: expect.arrayContaining([
              { field: "password", message: "Password must be at least 8 characters long" },
            ]),
          },
        },
      })
      await anonymous().auth.confirmPasswordReset({ token: first.token, password })
      const other = anonymous().auth.confirmPasswordReset({ token: second.token, password })
      await expect(other).rejects.toMatchObject(refused("LINK_INVALID"))
    },
  )

  test("of a child only needs its length and no common word", { tags: ["access.student-password"] }, async () => {
    const child = await createStudentLogin(api.db, { email: "ben.with.mail@example.com", email_verified_at: testNow })
    await anonymous().auth.requestPasswordReset({ email: child.email })
    const { token } = await lastMail(api.db, child.email)
    await anonymous().auth.confirmPasswordReset({ token, password: "bluetoad" })
    expect(await anonymous().auth.login({ email: child.email, password: "bluetoad" })).toMatchObject({
      user: { must_change_password: false },
    })
  })

  test("cannot be reset with a link after an hour", { tags: ["access.link-lifetimes"] }, async () => {
    const { email } = await createParent(api.db)
    await anonymous().auth.requestPasswordReset({ email })
    const { token } = await lastMail(api.db, email)
    later(60)
    const late = anonymous().auth.confirmPasswordReset({ token, password })
    await expect(late).rejects.toMatchObject({ code: "BAD_REQUEST", ...refused("LINK_EXPIRED") })
  })

  test("is reset once if two people use the link at the same time", async () => {
    const { email } = await createParent(api.db)
    await anonymous().auth.requestPasswordReset({ email })
    const { token } = await lastMail(api.db, email)
    const both = await Promise.allSettled([1, 2].map(() => anonymous().auth.confirmPasswordReset({ token, password })))
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  })

  test("can be requested three times an hour, with or without an account", async () => {
    for (const email of ["often@example.com", (await createParent(api.db)).email]) {
      for (let n = 0; n < 3; n++) await anonymous().auth.requestPasswordReset({ email })
      await expect(anonymous().auth.requestPasswordReset({ email })).rejects.toMatchObject({
        code: "TOO_MANY_REQUESTS",
        cause: { details: { retry_after: 3600 } },
      })
    }
    later(60)
    await anonymous().auth.requestPasswordReset({ email: "often@example.com" })
  })
})

describe("a magic link", () => {
  const linkFor = async (must_change_password: boolean) => {
    const child = await createStudentLogin(api.db, { must_change_password })
    const owner = { family_id: child.family_id, user_id: child.id }
    return { child, token: await issueToken(api.db, owner, "magic_link", api.clock.now) }
  }

  test(
    "signs a child in once, who then chooses a password without knowing the temporary one",
    { tags: ["portal.first-password"] },
    async () => {
      const { child, token } = await linkFor(true)
      const { access_token, user } = await anonymous().auth.openMagicLink({ token })
      expect(user).toMatchObject({ id: child.id, must_change_password: true })
      const me = api.callerWith(access_token)
      await expect(me.auth.setFirstPassword({ new_password: "qwerty12" })).rejects.toMatchObject({
        code: "BAD_REQUEST",
      })
      expect(await me.auth.setFirstPassword({ new_password: "bluetoad" })).toMatchObject({
        must_change_password: false,
      })
      expect(await anonymous().auth.login({ email: child.email, password: "bluetoad" })).toMatchObject({
        user: { id: child.id },
      })
      // With their own password, an open session is not enough to change it.
      await expect(me.auth.setFirstPassword({ new_password: "redtoads" })).rejects.toMatchObject({ code: "FORBIDDEN" })
      await expect(anonymous().auth.openMagicLink({ token })).rejects.toMatchObject(refused("LINK_INVALID"))
    },
  )

  test("is valid for seven days and for no other purpose", { tags: ["access.link-lifetimes"] }, async () => {
    const { token } = await linkFor(false)
    await expect(anonymous().auth.confirmPasswordReset({ token, password })).rejects.toMatchObject(
      refused("LINK_INVALID"),
    )
    later(7 * 24 * 60)
    await expect(anonymous().auth.openMagicLink({ token })).rejects.toMatchObject(refused("LINK_EXPIRED"))
  })
})
