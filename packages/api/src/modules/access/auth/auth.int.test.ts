import { createParent, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../testing/test-api.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const ada = { first_name: "Ada", last_name: "Byron", password: "Sunny-Meadow-42!", terms_accepted: true }
const anonymous = () => api.callerWith(null)
const later = (seconds: number) => void (api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000))
const refused = (reason: string) => ({ cause: { reason } })

describe("registration", () => {
  test(
    "creates a family, signs its first parent in, and saves the browser's time zone",
    { tags: ["access.user", "api.register", "api.whoami"] },
    async () => {
      const { access_token, user } = await anonymous().auth.register({
        ...ada,
        email: " Ada@Example.com ",
        timezone: "Asia/Tokyo",
      })
      expect(user).toMatchObject({
        role: "parent",
        email: "ada@example.com",
        student_id: null,
        is_google_drive_connected: false,
      })
      const me = await api.callerWith(access_token).auth.whoami()
      expect(me).toMatchObject({
        ...user,
        family: { name: "Byron family", time_zone: "Asia/Tokyo", year_start: "07-01" },
      })
    },
  )

  test("begins with the school year and the order of a date of its place", { tags: ["setup.place"] }, async () => {
    const timezone = "Australia/Sydney"
    const { access_token } = await anonymous().auth.register({ ...ada, email: "matilda@example.com", timezone })
    const me = await api.callerWith(access_token).auth.whoami()
    expect(me.family.year_start).toBe("01-27")
    expect(me.date_format).toBe("DD/MM/YYYY")
    const [year] = await api.callerWith(access_token).schoolYears.list({})
    expect(year?.academic_year).toMatch(/^\d{4}$/)
    expect(year?.start_date).toContain("-01-27")
    expect(year?.end_date).toContain("-12-18")
  })

  test(
    "refuses an email that has an account, whatever its case, and creates nothing",
    { tags: ["api.email-already-exists"] },
    async () => {
      await anonymous().auth.register({ ...ada, email: "taken@example.com" })
      const families = await api.db.family.count()
      const again = anonymous().auth.register({ ...ada, email: "TAKEN@example.com" })
      await expect(again).rejects.toMatchObject({
        code: "CONFLICT",
        message: "An account with this email already exists.",
        ...refused("EMAIL_ALREADY_EXISTS"),
      })
      expect(await api.db.family.count()).toBe(families)
    },
  )

  test("lets only one of two simultaneous registrations of one email succeed", async () => {
    const both = await Promise.allSettled(
      [1, 2].map(() => anonymous().auth.register({ ...ada, email: "twins@example.com" })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: refused("EMAIL_ALREADY_EXISTS") })
  })

  test.each([
    ["terms that are not accepted", { terms_accepted: false }, /Please agree to the Terms and Privacy Policy/],
    ["no name", { first_name: "  " }, /First name is required/],
    ["an unknown time zone", { timezone: "Middle/Earth" }, /time zone/],
  ])("refuses %s with a message", async (_, wrong, message) => {
    const attempt = anonymous().auth.register({ ...ada, email: "weak@example.com", ...wrong })
    await expect(attempt).rejects.toMatchObject({ code: "BAD_REQUEST", message: expect.stringMatching(message) })
  })

  test.each([
    ["a weak password", "Sh0rt!a", "Password must be at least 8 characters long"],
    ["a password with a banned word", "Password-42!", "Password is too common or contains common words"],
  ])(
    "refuses %s, and its field says which rule it breaks",
    { tags: ["access.password-common", "access.password-length", "access.password-message"] },
    async (_, password, message) => {
      const attempt = anonymous().auth.register({ ...ada, email: "weak@example.com", password })
      await expect(attempt).rejects.toMatchObject({
        code: "BAD_REQUEST",
        message: "Password does not meet security requirements",
        cause: { details: { issues: [{ field: "password", message }] } },
      })
    },
  )
})

describe("signing in", () => {
  test("opens a session with the right password", async () => {
    const parent = await createParent(api.db)
    const { access_token } = await anonymous().auth.login({ email: parent.email.toUpperCase(), password: testPassword })
    expect(await api.callerWith(access_token).auth.whoami()).toMatchObject({ id: parent.id })
  })

  test(
    "gives the same answer for a wrong password, an unknown email and an account without a password",
    { tags: ["api.invalid-credentials"] },
    async () => {
      const parent = await createParent(api.db)
      const google = await createParent(api.db, { password_hash: null })
      const attempts = [
        { email: parent.email, password: "Wrong-Meadow-42!" },
        { email: "unknown@example.com", password: testPassword },
        { email: google.email, password: testPassword },
      ].map((input) =>
        anonymous()
          .auth.login(input)
          .catch((error: unknown) => error),
      )
      for (const error of await Promise.all(attempts)) {
        expect(error).toMatchObject({
          code: "UNAUTHORIZED",
          message: "Invalid email or password. Please try again.",
          ...refused("INVALID_CREDENTIALS"),
        })
      }
    },
  )

  test("stores no token and no password in plain text", async () => {
    const parent = await createParent(api.db)
    const { refresh_token } = await anonymous().auth.login({ email: parent.email, password: testPassword })
    const [session] = await api.db.session.findMany({ where: { user_id: parent.id } })
    const { password_hash } = await api.db.user.findUniqueOrThrow({ where: { id: parent.id } })
    expect(JSON.stringify(session)).not.toContain(refresh_token)
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe("a session", () => {
  const signIn = async (remember_me = true) => {
    const parent = await createParent(api.db)
    return { parent, ...(await anonymous().auth.login({ email: parent.email, password: testPassword, remember_me })) }
  }

  test(
    "an access token is valid for an hour, and then reported as expired",
    { tags: ["access.token-lifetimes", "api.token-expired"] },
    async () => {
      const { access_token } = await signIn()
      later(59 * 60)
      await expect(api.callerWith(access_token).auth.whoami()).resolves.toBeTruthy()
      later(2 * 60)
      await expect(api.callerWith(access_token).auth.whoami()).rejects.toMatchObject(refused("TOKEN_EXPIRED"))
    },
  )

  test(
    "a call without a token, with a forged one, or with one of another kind is refused",
    { tags: ["api.token-invalid"] },
    async () => {
      const { refresh_token } = await signIn()
      await expect(anonymous().auth.whoami()).rejects.toMatchObject(refused("SIGNED_OUT"))
      await expect(api.callerWith("not.a.token").auth.whoami()).rejects.toMatchObject(refused("TOKEN_INVALID"))
      await expect(api.callerWith(refresh_token).auth.whoami()).rejects.toMatchObject(refused("TOKEN_INVALID"))
    },
  )

  test(
    "each refresh returns a new pair, and the old one is used up",
    { tags: ["access.refresh-rotation", "api.refresh"] },
    async () => {
      const first = await signIn()
      const second = await anonymous().auth.refresh(first)
      expect(second.refresh_token).not.toBe(first.refresh_token)
      later(11)
      const third = await anonymous().auth.refresh(second)
      await expect(api.callerWith(third.access_token).auth.whoami()).resolves.toBeTruthy()
    },
  )

  test(
    "tabs that refresh at once all get the same new token and stay signed in",
    { tags: ["access.refresh-rotation"] },
    async () => {
      const { refresh_token } = await signIn()
      const tabs = await Promise.all(Array.from({ length: 50 }, () => anonymous().auth.refresh({ refresh_token })))
      expect(new Set(tabs.map((tab) => tab.refresh_token)).size).toBe(1)
      later(10)
      await expect(anonymous().auth.refresh({ refresh_token })).resolves.toBeTruthy()
    },
  )

  test("a tab that is two refreshes behind within the grace period gets the current token, and no one is signed out", async () => {
    const first = await signIn()
    const second = await anonymous().auth.refresh(first)
    const third = await anonymous().auth.refresh(second)
    expect((await anonymous().auth.refresh(first)).refresh_token).toBe(third.refresh_token)
    later(11)
    await expect(anonymous().auth.refresh(third)).resolves.toBeTruthy()
  })

  test(
    "a used token sent again after the grace period ends the session",
    { tags: ["access.refresh-replay"] },
    async () => {
      const { refresh_token } = await signIn()
      const next = await anonymous().auth.refresh({ refresh_token })
      later(11)
      await expect(anonymous().auth.refresh({ refresh_token })).rejects.toMatchObject(refused("TOKEN_INVALID"))
      await expect(anonymous().auth.refresh(next)).rejects.toMatchObject(refused("TOKEN_INVALID"))
      await expect(api.callerWith(next.access_token).auth.whoami()).rejects.toMatchObject(refused("TOKEN_INVALID"))
    },
  )

  test("a token forged for a session's id does not end the session", async () => {
    const { parent, refresh_token, access_token } = await signIn()
    const [session] = await api.db.session.findMany({ where: { user_id: parent.id } })
    const made_up = `${session?.id}.${refresh_token.split(".").slice(1).reverse().join(".")}`
    await expect(anonymous().auth.refresh({ refresh_token: made_up })).rejects.toMatchObject(refused("TOKEN_INVALID"))
    await expect(api.callerWith(access_token).auth.whoami()).resolves.toBeTruthy()
  })

  test.each([
    [true, 30 * 24],
    [false, 12],
  ])("with remember-me %s it can be refreshed for %i hours", async (remember_me, hours) => {
    const { refresh_token } = await signIn(remember_me)
    later(hours * 3600 - 1)
    const next = await anonymous().auth.refresh({ refresh_token })
    later(hours * 3600 + 1)
    await expect(anonymous().auth.refresh(next)).rejects.toMatchObject(refused("TOKEN_EXPIRED"))
  })

  test("signing out ends this session at once, and no other", { tags: ["api.logout"] }, async () => {
    const { parent, access_token } = await signIn()
    const other = await api.callerFor(parent)
    expect(await api.callerWith(access_token).auth.logout({})).toEqual({ signed_out: 1 })
    await expect(api.callerWith(access_token).auth.whoami()).rejects.toMatchObject(refused("TOKEN_INVALID"))
    await expect(other.auth.whoami()).resolves.toBeTruthy()
  })

  test(
    "signing out everywhere ends all sessions of the person, and of no one else",
    { tags: ["access.sign-out-everywhere"] },
    async () => {
      const { parent, access_token } = await signIn()
      const mine = await api.callerFor(parent)
      const theirs = await api.callerFor(await createParent(api.db, { family_id: parent.family_id }))
      expect(await api.callerWith(access_token).auth.logout({ clear_all_sessions: true })).toEqual({ signed_out: 2 })
      await expect(mine.auth.whoami()).rejects.toMatchObject(refused("TOKEN_INVALID"))
      await expect(theirs.auth.whoami()).resolves.toBeTruthy()
    },
  )
})
