import type { Db } from "@hearthbook/db"
import { createFamily, createParent, createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../testing/test-api.ts"
import { issueToken } from "../auth/one-time-token.ts"
import { profileOf } from "../../../testing/provider-profile.ts"
import { linkAccount, type ProviderProfile } from "./link-account.ts"
import { signInWithProvider } from "./oauth.service.ts"
import { openSealedText } from "../../../crypto/sealed-text.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const wishes = { remember_me: true, timezone: undefined }
const signIn = (profile: ProviderProfile, wish = {}) => signInWithProvider(api.facts(), profile, { ...wishes, ...wish })
const anonymous = () => api.callerWith(null)
const logIn = (email: string) => anonymous().auth.login({ email, password: testPassword })
const eventsOf = async (user_id: string) =>
  (await api.db.auth_event.findMany({ where: { user_id }, orderBy: { id: "asc" } })).map(({ type }) => type)
/** Waits for a lock in this file's own database. */
const waitersOf = (db: Db) => db.$queryRaw<object[]>`
  SELECT pid FROM pg_locks JOIN pg_database ON database = pg_database.oid
  WHERE NOT granted AND datname = current_database()`
const mailsTo = async (recipient: string) => {
  const mails = await api.db.outbox_email.findMany({ where: { recipient } })
  return mails.map(({ subject, text }) => `${subject}\n${text}`)
}

describe("a new person", () => {
  test("gets a family as its parent, with a verified address and no password", async () => {
    const profile = profileOf({ email: "New.Parent@Example.com" })
    const { access_token, user } = await signIn(profile, { timezone: "Europe/London" })
    expect(user).toMatchObject({
      role: "parent",
      first_name: "Grace",
      last_name: "Hopper",
      email: "new.parent@example.com",
      email_verified: true,
    })
    const me = await api.callerWith(access_token).auth.whoami()
    expect(me.family).toMatchObject({ name: "Hopper family", time_zone: "Europe/London" })
    const row = await api.db.user.findUniqueOrThrow({ where: { id: user.id }, include: { settings: true } })
    expect(row).toMatchObject({ password_hash: null, settings: { user_id: user.id } })
    expect(await eventsOf(user.id)).toEqual(["registered", "email_verified", "provider_linked", "signed_in"])
    // There is nothing to confirm, and the person knows how they signed in.
    expect(await mailsTo("new.parent@example.com")).toEqual([])
  })

  test("without a name gets an account to complete", async () => {
    const { access_token, user } = await signIn(profileOf({ first_name: "", last_name: "" }))
    expect(user).toMatchObject({ first_name: "", last_name: "" })
    const { family } = await api.callerWith(access_token).auth.whoami()
    expect(family).toMatchObject({ name: "My family", time_zone: "America/New_York" })
  })

  test("is an administrator if ADMIN_EMAILS lists the address", async () => {
    api.settings.admin_emails = ["boss@example.com"]
    const { user } = await signIn(profileOf({ email: "boss@example.com" }))
    expect(user.role).toBe("admin")
    api.settings.admin_emails = []
  })

  test("becomes one at the next sign-in if the address is listed later", async () => {
    const profile = profileOf({ email: "later@example.com" })
    expect((await signIn(profile)).user.role).toBe("parent")
    api.settings.admin_emails = ["later@example.com"]
    expect((await signIn(profile)).user.role).toBe("admin")
    api.settings.admin_emails = []
  })

  test("without remember-me gets a session of twelve hours", { tags: ["access.token-lifetimes"] }, async () => {
    const { user } = await signIn(profileOf(), { remember_me: false })
    const session = await api.db.session.findFirstOrThrow({ where: { user_id: user.id } })
    expect(session.remember_me).toBe(false)
    expect(session.expires_at).toEqual(new Date(testNow.getTime() + 12 * 3_600_000))
  })

  test.each([
    ["has not verified", { email_verified: false }],
    ["does not send", { email: null }],
    ["sends as a child's login name, which is not a mailbox", { email: "emma@hearthbook.app" }],
  ])("with an address that the provider %s is refused, and nothing is created", async (_, given) => {
    const before = [await api.db.family.count(), await api.db.oauth_account.count()]
    await expect(signIn(profileOf({ provider: "github", ...given }))).rejects.toMatchObject({
      reason: "PROVIDER_REFUSED",
      message:
        "Your GitHub account has no verified email address. Verify it there, or sign up with email and password.",
    })
    expect([await api.db.family.count(), await api.db.oauth_account.count()]).toEqual(before)
  })

  test("signing in twice at once gets one account", async () => {
    const profile = profileOf()
    const both = await Promise.all([signIn(profile), signIn(profile)])
    expect(new Set(both.map(({ user }) => user.id)).size).toBe(1)
    const { provider_account_id } = profile
    expect(await api.db.oauth_account.count({ where: { provider_account_id } })).toBe(1)
  })
})

describe("a known person", () => {
  test("is found by the account at the identity provider, whatever its email has become", async () => {
    const profile = profileOf()
    const first = await signIn(profile)
    const moved = { email: "elsewhere@example.com", email_verified: false }
    const again = await signIn({ ...profile, ...moved, tokens: { ...profile.tokens, refresh_token: null } })
    expect(again.user).toEqual(first.user)
    expect(await eventsOf(first.user.id)).toEqual([
      "registered",
      "email_verified",
      "provider_linked",
      "signed_in",
      "signed_in",
    ])
  })

  test("is connected by a verified email, keeps password and sessions, and gets a mail", async () => {
    const user = await createParent(api.db, { email_verified_at: testNow })
    const session = await api.callerFor(user)
    const { user: same } = await signIn(profileOf({ email: user.email.toUpperCase() }))
    expect(same.id).toBe(user.id)
    await expect(session.auth.whoami()).resolves.toMatchObject({ id: user.id })
    await expect(logIn(user.email)).resolves.toMatchObject({ user: { id: user.id } })
    const [mail, ...more] = await mailsTo(user.email)
    expect(more).toEqual([])
    expect(mail).toContain("You can now sign in with Google")
    expect(mail).not.toContain("password was removed")
  })

  test(
    "with an unverified address loses everything that could let a stranger back in",
    { tags: ["access.unverified-account"] },
    async () => {
      const user = await createParent(api.db)
      const owner = { family_id: user.family_id, user_id: user.id }
      const strangers = await api.callerFor(user)
      const link = await issueToken(api.db, owner, "magic_link", testNow)
      const drive = { ...owner, provider: "google", purpose: "drive" as const, provider_account_id: "a stranger's" }
      await api.db.oauth_account.create({ data: drive })
      const child = await createStudentLogin(api.db, { family_id: user.family_id })
      const onTablet = await api.callerFor(child)

      const { user: same } = await signIn(profileOf({ provider: "github", email: user.email }))
      expect(same).toMatchObject({ id: user.id, email_verified: true, is_google_drive_connected: false })
      await expect(strangers.auth.whoami()).rejects.toMatchObject({ cause: { reason: "TOKEN_INVALID" } })
      await expect(logIn(user.email)).rejects.toMatchObject({ cause: { reason: "INVALID_CREDENTIALS" } })
      await expect(anonymous().auth.openMagicLink({ token: link })).rejects.toMatchObject({
        cause: { reason: "LINK_INVALID" },
      })
      await expect(onTablet.assignments.list({})).rejects.toMatchObject({ cause: { reason: "TOKEN_INVALID" } })
      await expect(logIn(child.email)).rejects.toMatchObject({ cause: { reason: "INVALID_CREDENTIALS" } })
      const [mail] = await mailsTo(user.email)
      expect(mail).toContain("You can now sign in with GitHub")
      expect(mail).toContain("password was removed")
    },
  )

  test("a child's login can be connected too", async () => {
    const child = await createStudentLogin(api.db, { email_verified_at: testNow })
    const { user } = await signIn(profileOf({ email: child.email }))
    expect(user).toMatchObject({ id: child.id, role: "student", student_id: child.student_id })
  })

  test("a child's login is not connected by an unverified address that a parent entered, which belongs to the new person", async () => {
    const child = await createStudentLogin(api.db, { email_verified_at: null })
    const { user } = await signIn(profileOf({ email: child.email }))
    expect(user).toMatchObject({ role: "parent", email: child.email })
    expect(await api.db.oauth_account.count({ where: { user_id: child.id } })).toBe(0)
    const { email } = await api.db.user.findUniqueOrThrow({ where: { id: child.id } })
    expect(await logIn(email)).toMatchObject({ user: { id: child.id } })
  })

  test(
    "is not taken over by an address that the provider has not verified",
    { tags: ["access.provider-verified-email"] },
    async () => {
      const user = await createParent(api.db, { email_verified_at: testNow })
      await expect(signIn(profileOf({ email: user.email, email_verified: false }))).rejects.toMatchObject({
        reason: "PROVIDER_REFUSED",
      })
      expect(await api.db.oauth_account.count({ where: { user_id: user.id } })).toBe(0)
      await expect(logIn(user.email)).resolves.toMatchObject({ user: { id: user.id } })
    },
  )

  test("cannot be connected to a second account of the same identity provider", async () => {
    const profile = profileOf()
    await signIn(profile)
    const second = signIn(profileOf({ email: profile.email }))
    await expect(second).rejects.toMatchObject({
      reason: "CONFLICT",
      message: expect.stringContaining("another Google account"),
    })
  })

  test("of a demo family cannot be connected", async () => {
    const { id: family_id } = await createFamily(api.db, { is_demo: true })
    const visitor = await createParent(api.db, { family_id })
    await expect(signIn(profileOf({ email: visitor.email }))).rejects.toMatchObject({ reason: "PROVIDER_REFUSED" })
  })

  test("connected twice at once is connected once", async () => {
    const user = await createParent(api.db, { email_verified_at: testNow })
    const profile = profileOf({ email: user.email })
    const both = await Promise.all([signIn(profile), signIn(profile)])
    expect(both.map((answer) => answer.user.id)).toEqual([user.id, user.id])
    expect(await api.db.oauth_account.count({ where: { user_id: user.id } })).toBe(1)
  })

  // PGlite has one connection, so nothing can happen in between.
  test.skipIf(api.driver === "pglite")(
    "connected in another tab between two checks of this one is signed in",
    async () => {
      const user = await createParent(api.db, { email_verified_at: testNow })
      const profile = profileOf({ email: user.email })
      const here = await api.db.$transaction(async (other) => {
        await other.$executeRaw`LOCK TABLE "user" IN ACCESS EXCLUSIVE MODE`
        const waiting = signIn(profile)
        await expect.poll(() => waitersOf(other)).toHaveLength(1)
        const facts = { ...api.facts(), now: testNow }
        await linkAccount(other, facts, { family_id: user.family_id, user_id: user.id }, profile)
        return { waiting }
      })
      await expect(here.waiting).resolves.toMatchObject({ user: { id: user.id } })
    },
  )
})

test("the identity provider's tokens are stored encrypted, and a sign-in without a refresh token keeps the stored one", async () => {
  const profile = profileOf()
  await signIn(profile)
  await signIn({ ...profile, tokens: { ...profile.tokens, access_token: "ya29.newer", refresh_token: null } })
  const { provider_account_id } = profile
  const row = await api.db.oauth_account.findFirstOrThrow({ where: { provider_account_id } })
  expect(JSON.stringify(row)).not.toMatch(/ya29|1\/\/refresh/)
  const open = (sealed: string | null) =>
    openSealedText(sealed ?? "", {
      purpose: "provider tokens",
      place: `google:${provider_account_id}`,
      secret: api.settings.auth_secret,
    })
  expect(open(row.access_token_encrypted)).toBe("ya29.newer")
  expect(open(row.refresh_token_encrypted)).toBe("1//refresh")
})
