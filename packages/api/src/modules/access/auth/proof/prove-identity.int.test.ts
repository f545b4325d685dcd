import { createTeacher, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { lastCode, lastMail } from "../../../../testing/mailbox.ts"
import { profileOf } from "../../../../testing/provider-profile.ts"
import { openTestApi, testNow } from "../../../../testing/test-api.ts"
import { createArchiveCaller } from "../../../data/archive/archive-bytes.router.ts"
import { createConnectionRedirectCaller } from "../../oauth/connection-redirect.router.ts"
import { signInWithProvider } from "../../oauth/oauth.service.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const minute = 60_000
const wait = (minutes: number) => void (api.clock.now = new Date(api.clock.now.getTime() + minutes * minute))

let number = 0
const address = () => `thief.${++number}@example.com`
const refused = (reason: string) => ({ cause: { reason } })
const refusedAt = (field: string) => ({ cause: { reason: "VALIDATION_ERROR", details: { issues: [{ field }] } } })

/** A person who signs in only with Google, and has left this session open. */
async function openWithGoogle() {
  const profile = profileOf()
  const facts = api.facts()
  const { access_token, user } = await signInWithProvider(facts, profile, { remember_me: true, timezone: undefined })
  const visitor = createConnectionRedirectCaller(() => api.contextFor(`Bearer ${access_token}`))
  return { user, session: api.callerWith(access_token), visitor }
}

/** A parent who signed in with the password ten minutes ago, and a teacher of the family. */
async function openParentOfTenMinutes() {
  const { user, family_id } = await api.openFamily({ email_verified_at: testNow })
  const teacher = await createTeacher(api.db, { family_id })
  const token = await api.tokenOf(user)
  wait(10)
  const context = () => api.contextFor(`Bearer ${token}`)
  return { user, teacher, session: api.callerWith(token), archive: createArchiveCaller(context) }
}

describe("what is sensitive", { tags: ["access.proof"] }, () => {
  test("asks nothing for ten minutes after a sign-in with a password", async () => {
    const { parent } = await api.openFamily({ email_verified_at: testNow })
    wait(9)
    await expect(parent.invitations.create({ email: address(), role: "teacher" })).resolves.toBeTruthy()
  })

  test("needs a proof after that, and a right password is one", async () => {
    const { session, archive, teacher } = await openParentOfTenMinutes()
    const acts = [
      () => session.invitations.create({ email: address(), role: "teacher" }),
      () => session.family.removeMember({ id: teacher.id }),
      () => session.settings.updateProfile({ email: address() }),
      () => session.accessTokens.create({ name: "Backup", scope: "read", expires_on: null }),
      () => archive.ticket(),
    ]
    for (const act of acts)
      await expect(act()).rejects.toMatchObject({ code: "FORBIDDEN", ...refused("PROOF_REQUIRED") })
    await expect(session.auth.prove({ password: "wrong" })).rejects.toMatchObject(refusedAt("password"))
    await expect(session.auth.prove({})).rejects.toMatchObject(refusedAt("password"))
    await expect(archive.ticket()).rejects.toMatchObject(refused("PROOF_REQUIRED"))
    const { valid_until } = await session.auth.prove({ password: testPassword })
    expect(valid_until).toBe(new Date(api.clock.now.getTime() + 10 * minute).toISOString())
    for (const act of acts) await act()
  })

  test("needs no proof for the rest of a profile, or to keep the current address", async () => {
    const { session, user } = await openParentOfTenMinutes()
    const { profile } = await session.settings.updateProfile({ phone: "555 0100", email: user.email })
    expect(profile).toMatchObject({ phone: "555 0100", email: user.email, new_email: null })
  })

  test("is proved for one session, and not for the others of the person", async () => {
    const { session, user } = await openParentOfTenMinutes()
    api.clock.now = testNow
    const other = await api.callerFor(user)
    wait(10)
    await other.auth.prove({ password: testPassword })
    await expect(session.settings.updateProfile({ email: address() })).rejects.toMatchObject(refused("PROOF_REQUIRED"))
  })

  test("can be tried with five wrong passwords in 15 minutes", async () => {
    const { session } = await openParentOfTenMinutes()
    for (let n = 0; n < 5; n++)
      await expect(session.auth.prove({ password: "wrong" })).rejects.toMatchObject(refusedAt("password"))
    await expect(session.auth.prove({ password: testPassword })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
  })

  test("asks nothing of the visitor of a demo, who knows no password and gets no mail", async () => {
    const { access_token } = await api.callerWith(null).auth.demo({})
    wait(30)
    const visitor = createArchiveCaller(() => api.contextFor(`Bearer ${access_token}`))
    await expect(visitor.ticket()).resolves.toEqual(expect.any(String))
  })
})

describe("an open session of a person without a password", { tags: ["access.proof"] }, () => {
  test("changes no address without a proof", async () => {
    const { session, user } = await openWithGoogle()
    await expect(session.settings.updateProfile({ email: address() })).rejects.toMatchObject(refused("PROOF_REQUIRED"))
    await expect(session.auth.prove({ code: "000000" })).rejects.toMatchObject(refusedAt("code"))
    await expect(session.auth.prove({})).rejects.toMatchObject(refusedAt("code"))
    expect((await session.settings.get()).profile).toMatchObject({ email: user.email, new_email: null })
  })

  test("connects and disconnects no identity provider without a proof", async () => {
    const { session, visitor, user } = await openWithGoogle()
    await expect(visitor.ticket()).rejects.toMatchObject(refused("PROOF_REQUIRED"))
    await signInWithProvider(api.facts(), profileOf({ provider: "github", email: user.email }), {
      remember_me: true,
      timezone: undefined,
    })
    await expect(session.oauth.disconnect({ provider: "github" })).rejects.toMatchObject(refused("PROOF_REQUIRED"))
    expect(await session.oauth.connections()).toHaveLength(2)
  })

  test("continues with the code that was mailed to the old address, which works once", async () => {
    const { session, visitor, user } = await openWithGoogle()
    expect(await session.auth.sendCode()).toEqual({ email: user.email })
    const code = await lastCode(api.db, user.email)
    await session.auth.prove({ code: `${code.slice(0, 3)} ${code.slice(3)}` })
    const email = address()
    const { profile } = await session.settings.updateProfile({ email })
    expect(profile).toMatchObject({ email: user.email, new_email: email })
    await expect(visitor.ticket()).resolves.toEqual(expect.any(String))
    await expect(session.auth.prove({ code })).rejects.toMatchObject(refusedAt("code"))
  })

  test("accepts only the newest code, for 15 minutes", async () => {
    const { session, user } = await openWithGoogle()
    await session.auth.sendCode()
    const first = await lastCode(api.db, user.email)
    await session.auth.sendCode()
    const second = await lastCode(api.db, user.email)
    if (first !== second) await expect(session.auth.prove({ code: first })).rejects.toMatchObject(refusedAt("code"))
    api.clock.now = new Date(testNow.getTime() + 15 * minute + 1000)
    await expect(session.auth.prove({ code: second })).rejects.toMatchObject(refusedAt("code"))
  })

  test("can try five codes in 15 minutes, and request five per hour", async () => {
    const { session, user } = await openWithGoogle()
    await session.auth.sendCode()
    const right = await lastCode(api.db, user.email)
    const wrong = right === "111111" ? "222222" : "111111"
    const ask = (code: string) => session.auth.prove({ code })
    for (let n = 0; n < 5; n++) await expect(ask(wrong)).rejects.toMatchObject(refusedAt("code"))
    await expect(ask(right)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
    for (let n = 0; n < 4; n++) await session.auth.sendCode()
    await expect(session.auth.sendCode()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
  })

  test("keeps its proof if the change itself is refused", async () => {
    const { session, user } = await openWithGoogle()
    await session.auth.sendCode()
    await session.auth.prove({ code: await lastCode(api.db, user.email) })
    const taken = (await api.openFamily()).user.email
    await expect(session.settings.updateProfile({ email: taken })).rejects.toMatchObject({ code: "CONFLICT" })
    const email = address()
    expect(await session.settings.updateProfile({ email })).toMatchObject({ profile: { new_email: email } })
  })
})

test("a person with a password may use a mailed code, too", async () => {
  const { session, user } = await openParentOfTenMinutes()
  await session.auth.sendCode()
  await session.auth.prove({ code: await lastCode(api.db, user.email) })
  const email = address()
  await session.settings.updateProfile({ email })
  expect((await lastMail(api.db, email)).subject).toBe("Confirm your new email address")
})

test("a code works for no one else, and is stored encrypted", async () => {
  const { parent, user } = await api.openFamily({ email_verified_at: testNow })
  const other = await api.openFamily({ email_verified_at: testNow })
  await parent.auth.sendCode()
  const code = await lastCode(api.db, user.email)
  await expect(other.parent.auth.prove({ code })).rejects.toMatchObject(refusedAt("code"))
  const rows = await api.db.one_time_token.findMany({ where: { user_id: user.id } })
  expect(JSON.stringify(rows)).not.toContain(code)
  await expect(other.parent.auth.prove({ password: testPassword })).resolves.toBeTruthy()
})
