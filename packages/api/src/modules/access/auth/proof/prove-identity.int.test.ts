import { testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { lastCode, lastMail } from "../../../../testing/mailbox.ts"
import { profileOf } from "../../../../testing/provider-profile.ts"
import { openTestApi, testNow } from "../../../../testing/test-api.ts"
import { createConnectionRedirectCaller } from "../../oauth/connection-redirect.router.ts"
import { signInWithProvider } from "../../oauth/oauth.service.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

let number = 0
const address = () => `thief.${++number}@example.com`
const refusedAt = (field: string) => ({ cause: { reason: "VALIDATION_ERROR", details: { issues: [{ field }] } } })

/** A person who signs in only with Google, and has left this session open. */
async function openWithGoogle() {
  const profile = profileOf()
  const facts = api.facts()
  const { access_token, user } = await signInWithProvider(facts, profile, { remember_me: true, timezone: undefined })
  const visitor = createConnectionRedirectCaller(() => ({ ...api.contextFor(`Bearer ${access_token}`) }))
  return { user, session: api.callerWith(access_token), visitor }
}

describe("an open session of a person without a password", () => {
  test("changes no address without a proof", async () => {
    const { session, user } = await openWithGoogle()
    const email = address()
    await expect(session.settings.updateProfile({ email })).rejects.toMatchObject(refusedAt("code"))
    const guess = session.settings.updateProfile({ email, code: "000000" })
    await expect(guess).rejects.toMatchObject(refusedAt("code"))
    expect((await session.settings.get()).profile).toMatchObject({ email: user.email, new_email: null })
  })

  test("connects and disconnects no identity provider without a proof", async () => {
    const { session, visitor, user } = await openWithGoogle()
    await expect(visitor.ticket({})).rejects.toMatchObject(refusedAt("code"))
    await signInWithProvider(api.facts(), profileOf({ provider: "github", email: user.email }), {
      remember_me: true,
      timezone: undefined,
    })
    await expect(session.oauth.disconnect({ provider: "github" })).rejects.toMatchObject(refusedAt("code"))
    expect(await session.oauth.connections()).toHaveLength(2)
  })

  test("continues with the code that was mailed to the old address, once", async () => {
    const { session, visitor, user } = await openWithGoogle()
    expect(await session.auth.sendCode()).toEqual({ email: user.email })
    const code = await lastCode(api.db, user.email)
    const email = address()
    const { profile } = await session.settings.updateProfile({ email, code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(profile).toMatchObject({ email: user.email, new_email: email })
    await expect(visitor.ticket({ code })).rejects.toMatchObject(refusedAt("code"))
    await session.auth.sendCode()
    await expect(visitor.ticket({ code: await lastCode(api.db, user.email) })).resolves.toEqual(expect.any(String))
  })

  test("accepts only the newest code, for 15 minutes", async () => {
    const { session, user } = await openWithGoogle()
    await session.auth.sendCode()
    const first = await lastCode(api.db, user.email)
    await session.auth.sendCode()
    const second = await lastCode(api.db, user.email)
    const ask = (code: string) => session.settings.updateProfile({ email: address(), code })
    if (first !== second) await expect(ask(first)).rejects.toMatchObject(refusedAt("code"))
    api.clock.now = new Date(testNow.getTime() + 15 * 60_000 + 1000)
    await expect(ask(second)).rejects.toMatchObject(refusedAt("code"))
  })

  test("can try five codes in 15 minutes, and request five per hour", async () => {
    const { session, user } = await openWithGoogle()
    await session.auth.sendCode()
    const right = await lastCode(api.db, user.email)
    const wrong = right === "111111" ? "222222" : "111111"
    const ask = (code: string) => session.settings.updateProfile({ email: address(), code })
    for (let n = 0; n < 5; n++) await expect(ask(wrong)).rejects.toMatchObject(refusedAt("code"))
    await expect(ask(right)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
    for (let n = 0; n < 4; n++) await session.auth.sendCode()
    await expect(session.auth.sendCode()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
  })

  test("keeps its code if the change itself is refused", async () => {
    const { session, user } = await openWithGoogle()
    await session.auth.sendCode()
    const code = await lastCode(api.db, user.email)
    const taken = (await api.openFamily()).user.email
    const refused = session.settings.updateProfile({ email: taken, code })
    await expect(refused).rejects.toMatchObject({ code: "CONFLICT" })
    const email = address()
    expect(await session.settings.updateProfile({ email, code })).toMatchObject({ profile: { new_email: email } })
  })
})

test("a person with a password must enter it or a mailed code", async () => {
  const { parent, user } = await api.openFamily({ email_verified_at: testNow })
  const email = address()
  await expect(parent.settings.updateProfile({ email })).rejects.toMatchObject(refusedAt("current_password"))
  expect(await parent.auth.whoami()).toMatchObject({ has_password: true })
  await parent.auth.sendCode()
  const code = await lastCode(api.db, user.email)
  await parent.settings.updateProfile({ email, code })
  expect((await lastMail(api.db, email)).subject).toBe("Confirm your new email address")
})

test("a code works for no one else, and is stored encrypted", async () => {
  const { parent, user } = await api.openFamily({ email_verified_at: testNow })
  const other = await api.openFamily({ email_verified_at: testNow })
  await parent.auth.sendCode()
  const code = await lastCode(api.db, user.email)
  const borrowed = other.parent.settings.updateProfile({ email: address(), code })
  await expect(borrowed).rejects.toMatchObject(refusedAt("code"))
  const rows = await api.db.one_time_token.findMany({ where: { user_id: user.id } })
  expect(JSON.stringify(rows)).not.toContain(code)
  const own = { email: address(), current_password: testPassword }
  await expect(other.parent.settings.updateProfile(own)).resolves.toBeTruthy()
})
