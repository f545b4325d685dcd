import { createParent, createStudent, createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { lastMail } from "../../../../testing/mailbox.ts"
import { openTestApi, testNow, type Caller } from "../../../../testing/test-api.ts"
import { issueToken } from "../one-time-token.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const anonymous = () => api.callerWith(null)
const refused = (reason: string) => ({ cause: { reason } })
const ownersPassword = "Quiet-Lantern-58!"
let number = 0
const address = (who: string) => `${who}.${++number}@example.com`

/**
 * A stranger has registered someone's address and waits for the owner, with a pending change, a link, a session and a child's
 * login.
 */
async function registerForAnother() {
  const email = address("owner")
  const { access_token, user } = await anonymous().auth.register({
    first_name: "Mallory",
    last_name: "Stranger",
    email,
    password: testPassword,
    terms_accepted: true,
  })
  const stranger = api.callerWith(access_token)
  const strangers = address("stranger")
  await stranger.settings.updateProfile({ email: strangers })
  const { family_id } = await api.db.user.findUniqueOrThrow({ where: { id: user.id } })
  const child = await createStudent(api.db, { family_id })
  const login = await stranger.studentLogins.create({
    student_id: child.id,
    email: `spy${++number}@hearthbook.app`,
    password: "sunflower-9",
  })
  const spy = await anonymous().auth.login({ email: login.username, password: login.temp_password })
  return {
    email,
    user,
    stranger,
    login,
    spy: api.callerWith(spy.access_token),
    change: await lastMail(api.db, strangers),
  }
}

async function expectEnded({ stranger, spy, login, change, user }: Awaited<ReturnType<typeof registerForAnother>>) {
  await expect(stranger.auth.whoami()).rejects.toMatchObject(refused("TOKEN_INVALID"))
  await expect(spy.auth.whoami()).rejects.toMatchObject(refused("TOKEN_INVALID"))
  const again = anonymous().auth.login({ email: login.username, password: login.temp_password })
  await expect(again).rejects.toMatchObject(refused("INVALID_CREDENTIALS"))
  const token = login.magic_link.split("/").at(-1) ?? ""
  await expect(anonymous().auth.openMagicLink({ token })).rejects.toMatchObject(refused("LINK_INVALID"))
  const owner = await api.callerFor(user)
  await expect(owner.auth.verifyEmail({ token: change.token })).rejects.toMatchObject(refused("LINK_INVALID"))
  await expect(owner.auth.readVerification({ token: change.token })).rejects.toMatchObject(refused("LINK_INVALID"))
}

/** The owner of a mailbox learns that the address has an account. */
async function resetPassword(email: string): Promise<void> {
  await anonymous().auth.requestPasswordReset({ email })
  const { token } = await lastMail(api.db, email)
  await anonymous().auth.confirmPasswordReset({ token, password: ownersPassword })
}

describe("what a stranger started with someone's address ends", () => {
  test("when the owner resets the password", async () => {
    const trap = await registerForAnother()
    await resetPassword(trap.email)
    await expectEnded(trap)
    expect(await api.db.user.findUnique({ where: { id: trap.user.id } })).toMatchObject({ email: trap.email })
  })

  test("when the owner confirms the address in their own session", async () => {
    const trap = await registerForAnother()
    const owner = await api.callerFor(trap.user)
    await owner.auth.sendVerification()
    const { token } = await lastMail(api.db, trap.email)
    const { closed_logins } = await owner.auth.readVerification({ token })
    expect(closed_logins).toHaveLength(1)
    expect(await owner.auth.verifyEmail({ token })).toEqual({ email_verified: true, closed_logins })
    expect(await owner.auth.whoami()).toMatchObject({ email: trap.email, email_verified: true })
    await expectEnded(trap)
  })

  test("when the owner changes the password before the address is confirmed", async () => {
    const trap = await registerForAnother()
    const owner = await api.callerFor(trap.user)
    const change = { current_password: testPassword, new_password: ownersPassword }
    expect(await owner.settings.changePassword(change)).toMatchObject({ signed_out: 1 })
    await expectEnded(trap)
  })
})

describe("a person's own family", () => {
  test("keeps a child's login that was created in the session that confirms the address", async () => {
    const { parent, user, family_id } = await api.openFamily()
    const child = await createStudent(api.db, { family_id })
    const login = { email: `own${++number}@hearthbook.app`, password: "sunflower-9" }
    await parent.studentLogins.create({ student_id: child.id, ...login })
    await parent.auth.sendVerification()
    const { token } = await lastMail(api.db, user.email)
    expect(await parent.auth.verifyEmail({ token })).toEqual({ email_verified: true, closed_logins: [] })
    await expect(anonymous().auth.login(login)).resolves.toMatchObject({ user: { role: "student" } })
  })

  test("with a confirmed address keeps its children's logins after a reset", async () => {
    const { user, family_id } = await api.openFamily({ email_verified_at: testNow })
    const child = await createStudentLogin(api.db, { family_id })
    const onTablet = await api.callerFor(child)
    await resetPassword(user.email)
    await expect(onTablet.auth.whoami()).resolves.toMatchObject({ id: child.id })
  })

  test("loses a pending address change and every link when the password changes", async () => {
    const { parent, user } = await api.openFamily({ email_verified_at: testNow })
    const email = address("new")
    await parent.settings.updateProfile({ email })
    const waiting = await lastMail(api.db, email)
    await parent.auth.sendCode()
    await parent.settings.changePassword({ current_password: testPassword, new_password: ownersPassword })
    await expect(parent.auth.verifyEmail({ token: waiting.token })).rejects.toMatchObject(refused("LINK_INVALID"))
    const open = { user_id: user.id, used_at: null, purpose: { not: "sign_in_undo" as const } }
    expect(await api.db.one_time_token.count({ where: open })).toBe(0)
    await expect(parent.auth.whoami()).resolves.toMatchObject({ id: user.id })
  })
})

test("a link shows the address that it confirms, and the one that it replaces, and is not used up by that", async () => {
  const { parent, user } = await api.openFamily({ email_verified_at: testNow })
  const email = address("new")
  await parent.settings.updateProfile({ email })
  const { token } = await lastMail(api.db, email)
  const view = { email, replaces: user.email, closed_logins: [] }
  expect(await parent.auth.readVerification({ token })).toEqual(view)
  expect(await parent.auth.readVerification({ token })).toEqual(view)
  const other: Caller = await api.callerFor(await createParent(api.db))
  await expect(other.auth.readVerification({ token })).rejects.toMatchObject(refused("LINK_INVALID"))
  await parent.auth.verifyEmail({ token })
})

test("reading a magic link does not use it up", async () => {
  const child = await createStudentLogin(api.db)
  const token = await issueToken(api.db, { family_id: child.family_id, user_id: child.id }, "magic_link", testNow)
  const { id, role, first_name, last_name, email } = child
  const view = { id, role, first_name, last_name, email }
  expect(await anonymous().auth.readMagicLink({ token })).toEqual(view)
  expect(await anonymous().auth.readMagicLink({ token })).toEqual(view)
  await expect(anonymous().auth.openMagicLink({ token })).resolves.toMatchObject({ user: { id } })
  await expect(anonymous().auth.readMagicLink({ token })).rejects.toMatchObject(refused("LINK_INVALID"))
})
