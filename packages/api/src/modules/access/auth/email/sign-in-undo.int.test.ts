import { createStudent, createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { lastMail } from "../../../../testing/mailbox.ts"
import { profileOf } from "../../../../testing/provider-profile.ts"
import { openTestApi, testNow } from "../../../../testing/test-api.ts"
import { connectSignIn } from "../../oauth/connect-sign-in.service.ts"
import { signInWithProvider, type ProviderProfile } from "../../oauth/oauth.service.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const anonymous = () => api.callerWith(null)
const refused = (reason: string) => ({ cause: { reason } })
const day = 24 * 60 * 60_000
const wishes = { remember_me: true, timezone: undefined }
const signIn = (profile: ProviderProfile) => signInWithProvider(api.facts(), profile, wishes)
const newPassword = "Quiet-Lantern-58!"
let number = 0
const address = () => `thief.${++number}@example.com`

/** A thief who knows the password has changed the account's address to their own. */
async function carryAway() {
  const { parent: thief, user } = await api.openFamily({ email_verified_at: testNow })
  const email = address()
  await thief.settings.updateProfile({ email })
  await thief.auth.verifyEmail({ token: (await lastMail(api.db, email)).token })
  return { thief, user, email, undo: await lastMail(api.db, user.email) }
}

/** The owner sets a password with the token that the undo returned, and signs in. */
async function comeBack(email: string, reset_token: string) {
  await anonymous().auth.confirmPasswordReset({ token: reset_token, password: newPassword })
  return anonymous().auth.login({ email, password: newPassword })
}

describe("a change of the address", () => {
  test("is mailed to the old address, whose link undoes it and signs the thief out", async () => {
    const { thief, user, email, undo } = await carryAway()
    expect(undo).toMatchObject({ subject: "Your Hearthbook email address was changed" })
    expect(undo.link).toBe(`https://hearthbook.test/undo-sign-in-change?token=${undo.token}`)
    const { token } = undo
    expect(await anonymous().auth.readSignInUndo({ token })).toEqual({
      kind: "email",
      email: user.email,
      provider: null,
      changed_at: testNow.toISOString(),
      joined: [],
      invitations: [],
    })
    const { reset_token } = await anonymous().auth.undoSignInChange({ token })
    await expect(thief.auth.whoami()).rejects.toMatchObject(refused("TOKEN_INVALID"))
    for (const tried of [email, user.email]) {
      const login = anonymous().auth.login({ email: tried, password: testPassword })
      await expect(login).rejects.toMatchObject(refused("INVALID_CREDENTIALS"))
    }
    expect(await comeBack(user.email, reset_token)).toMatchObject({ user: { id: user.id, email: user.email } })
    expect((await lastMail(api.db, email)).subject).toBe("Your Hearthbook email address was changed back")
    await expect(anonymous().auth.undoSignInChange({ token })).rejects.toMatchObject(refused("LINK_INVALID"))
  })

  test("is undone even if the thief has since reset the password, changed the address again and connected an identity provider", async () => {
    const { user, email, undo } = await carryAway()
    await anonymous().auth.requestPasswordReset({ email })
    const { token } = await lastMail(api.db, email)
    await anonymous().auth.confirmPasswordReset({ token, password: newPassword })
    const { access_token } = await anonymous().auth.login({ email, password: newPassword })
    const thief = api.callerWith(access_token)
    const further = address()
    await thief.settings.updateProfile({ email: further })
    await thief.auth.verifyEmail({ token: (await lastMail(api.db, further)).token })
    const google = profileOf({ email: further })
    await signIn(google)
    const thiefs = await lastMail(api.db, email)

    api.clock.now = new Date(testNow.getTime() + 6 * day)
    const { reset_token } = await anonymous().auth.undoSignInChange({ token: undo.token })
    expect(await comeBack(user.email, reset_token)).toMatchObject({ user: { id: user.id } })
    expect((await signIn(google)).user.id).not.toBe(user.id)
    await expect(anonymous().auth.undoSignInChange({ token: thiefs.token })).rejects.toMatchObject(
      refused("LINK_INVALID"),
    )
  })

  test("reserves the old address for its owner for 7 days", { tags: ["access.undo-sign-in-change"] }, async () => {
    const { thief, user, undo } = await carryAway()
    const draft = { first_name: "M", last_name: "S", email: user.email, password: newPassword, terms_accepted: true }
    await expect(anonymous().auth.register(draft)).rejects.toMatchObject(refused("EMAIL_ALREADY_EXISTS"))
    const other = await api.openFamily()
    const taken = other.parent.settings.updateProfile({ email: user.email })
    await expect(taken).rejects.toMatchObject(refused("EMAIL_ALREADY_EXISTS"))
    // The account that changed its address may change it back.
    await thief.settings.updateProfile({ email: user.email })
    api.clock.now = new Date(testNow.getTime() + 7 * day + 1000)
    await expect(anonymous().auth.undoSignInChange({ token: undo.token })).rejects.toMatchObject(
      refused("LINK_EXPIRED"),
    )
    await expect(anonymous().auth.register(draft)).resolves.toMatchObject({ user: { email: user.email } })
  })
})

test("of an unconfirmed address is mailed to it, but cannot be undone, and leaves it free for its owner", async () => {
  const { parent: stranger, user } = await api.openFamily()
  const email = address()
  await stranger.settings.updateProfile({ email })
  await stranger.auth.verifyEmail({ token: (await lastMail(api.db, email)).token })
  const told = await lastMail(api.db, user.email)
  expect(told).toMatchObject({ subject: "Your Hearthbook email address was changed", link: "" })
  const draft = { first_name: "V", last_name: "O", email: user.email, password: newPassword, terms_accepted: true }
  await expect(anonymous().auth.register(draft)).resolves.toMatchObject({ user: { email: user.email } })
})

test("closes a child's login that a thief created after the change, and keeps older ones", async () => {
  const { parent: thief, user, family_id } = await api.openFamily({ email_verified_at: testNow })
  const own = await createStudentLogin(api.db, { family_id, created_at: new Date(testNow.getTime() - 30 * day) })
  await thief.settings.changePassword({ current_password: testPassword, new_password: "Stolen-Lantern-58!" })
  const { token } = await lastMail(api.db, user.email)
  const spy = await createStudentLogin(api.db, { family_id, created_at: new Date(testNow.getTime() + 60_000) })
  const tablet = await api.callerFor(spy)
  await anonymous().auth.undoSignInChange({ token })
  await expect(tablet.auth.whoami()).rejects.toMatchObject(refused("TOKEN_INVALID"))
  const login = ({ email }: { email: string }) => anonymous().auth.login({ email, password: testPassword })
  await expect(login(spy)).rejects.toMatchObject(refused("INVALID_CREDENTIALS"))
  await expect(login(own)).resolves.toMatchObject({ user: { id: own.id } })
})

test("the change of a password of an unconfirmed account sends no link that undoes it", async () => {
  const { parent: stranger, user } = await api.openFamily()
  await stranger.settings.changePassword({ current_password: testPassword, new_password: "Stolen-Lantern-58!" })
  const told = await lastMail(api.db, user.email)
  expect(told).toMatchObject({ subject: "Your Hearthbook password was changed", link: "" })
  expect(await api.db.one_time_token.count({ where: { email: user.email, purpose: "sign_in_undo" } })).toBe(0)
})

test("a thief's own link does not invalidate the owner's older one", async () => {
  const { thief, user, email, undo } = await carryAway()
  api.clock.now = new Date(testNow.getTime() + 60_000)
  await thief.settings.changePassword({ current_password: testPassword, new_password: "Stolen-Lantern-58!" })
  const thiefs = await lastMail(api.db, email)
  await anonymous().auth.undoSignInChange({ token: thiefs.token })
  const { reset_token } = await anonymous().auth.undoSignInChange({ token: undo.token })
  expect(await comeBack(user.email, reset_token)).toMatchObject({ user: { id: user.id } })
})

test("an undo reverts what a thief reset and deletes the thief's invitations", async () => {
  const { parent: thief, user, family_id } = await api.openFamily({ email_verified_at: testNow })
  const weeksAgo = new Date(testNow.getTime() - 30 * day)
  const child = await createStudentLogin(api.db, { family_id, created_at: weeksAgo })
  const password = "otter-maple-2749"
  await thief.studentLogins.reset({ student_id: child.student_id ?? "", password })
  await thief.invitations.create({ email: address(), role: "parent" })
  await thief.settings.changePassword({ current_password: testPassword, new_password: "Stolen-Lantern-58!" })
  await anonymous().auth.undoSignInChange({ token: (await lastMail(api.db, user.email)).token })
  const login = anonymous().auth.login({ email: child.email, password })
  await expect(login).rejects.toMatchObject(refused("INVALID_CREDENTIALS"))
  expect(await api.db.invitation.count({ where: { family_id } })).toBe(0)
})

test("the old address is restored even if a child's login was given it meanwhile", async () => {
  const { user, undo } = await carryAway()
  const other = await api.openFamily({ email_verified_at: testNow })
  const child = await createStudent(api.db, { family_id: other.family_id })
  const draft = { student_id: child.id, email: user.email, password: "otter-maple-2749" }
  await expect(other.parent.studentLogins.create(draft)).rejects.toMatchObject(refused("EMAIL_ALREADY_EXISTS"))
  await createStudentLogin(api.db, { family_id: other.family_id, student_id: child.id, email: user.email })
  const { reset_token } = await anonymous().auth.undoSignInChange({ token: undo.token })
  expect(await comeBack(user.email, reset_token)).toMatchObject({ user: { id: user.id } })
})

test("the old address cannot create a new account with an identity provider while it can be restored", async () => {
  const { user } = await carryAway()
  await expect(signIn(profileOf({ provider: "github", email: user.email }))).rejects.toMatchObject({
    reason: "CONFLICT",
  })
})

test(
  "undoing a password change signs out the person who changed it",
  { tags: ["access.undo-password-change"] },
  async () => {
    const { parent: thief, user } = await api.openFamily({ email_verified_at: testNow })
    await thief.settings.changePassword({ current_password: testPassword, new_password: "Stolen-Lantern-58!" })
    const { token } = await lastMail(api.db, user.email)
    expect(await anonymous().auth.readSignInUndo({ token })).toMatchObject({ kind: "password", email: user.email })
    const { reset_token } = await anonymous().auth.undoSignInChange({ token })
    await expect(thief.auth.whoami()).rejects.toMatchObject(refused("TOKEN_INVALID"))
    const stolen = anonymous().auth.login({ email: user.email, password: "Stolen-Lantern-58!" })
    await expect(stolen).rejects.toMatchObject(refused("INVALID_CREDENTIALS"))
    expect(await comeBack(user.email, reset_token)).toMatchObject({ user: { id: user.id } })
  },
)

describe("an identity provider", () => {
  test("that was connected is disconnected again", async () => {
    const { user } = await api.openFamily({ email_verified_at: testNow })
    const google = profileOf()
    const context = api.contextFor(`Bearer ${await api.tokenOf(user)}`)
    await connectSignIn({ ...context, identity: await context.identify() }, google)
    const { token, subject } = await lastMail(api.db, user.email)
    expect(subject).toBe("You can now sign in with Google")
    expect(await anonymous().auth.readSignInUndo({ token })).toMatchObject({ kind: "connected", provider: "google" })
    await anonymous().auth.undoSignInChange({ token })
    expect((await signIn(google)).user.id).not.toBe(user.id)
  })

  test("that was linked by its address is disconnected again", async () => {
    const { user } = await api.openFamily({ email_verified_at: testNow })
    await signIn(profileOf({ email: user.email }))
    await anonymous().auth.undoSignInChange({ token: (await lastMail(api.db, user.email)).token })
    expect(await api.db.oauth_account.count({ where: { user_id: user.id } })).toBe(0)
  })

  test("that was connected recently and then disconnected is not connected again, because it may be the thief's", async () => {
    const { user, parent } = await api.openFamily({ email_verified_at: testNow })
    await signIn(profileOf({ email: user.email }))
    await parent.oauth.disconnect({ provider: "google" })
    await anonymous().auth.undoSignInChange({ token: (await lastMail(api.db, user.email)).token })
    expect(await api.db.oauth_account.count({ where: { user_id: user.id } })).toBe(0)
  })

  test("that was disconnected can sign in again", async () => {
    const { user, parent } = await api.openFamily({ email_verified_at: testNow })
    const google = profileOf({ email: user.email })
    await signIn(google)
    const weeksAgo = new Date(testNow.getTime() - 30 * day)
    await api.db.oauth_account.updateMany({ where: { user_id: user.id }, data: { created_at: weeksAgo } })
    await parent.oauth.disconnect({ provider: "google" })
    const { token, subject } = await lastMail(api.db, user.email)
    expect(subject).toBe("You can no longer sign in with Google")
    expect(await anonymous().auth.readSignInUndo({ token })).toMatchObject({ kind: "disconnected", provider: "google" })
    await anonymous().auth.undoSignInChange({ token })
    const [account] = await api.db.oauth_account.findMany({ where: { user_id: user.id } })
    expect(account).toMatchObject({ provider_account_id: google.provider_account_id, purpose: "sign_in" })
    expect((await signIn({ ...google, email: "moved@example.com" })).user.id).toBe(user.id)
  })
})

test("an invalid link, or a link for another purpose, is refused", async () => {
  const { user } = await api.openFamily()
  await anonymous().auth.requestPasswordReset({ email: user.email })
  const { token } = await lastMail(api.db, user.email)
  await expect(anonymous().auth.undoSignInChange({ token })).rejects.toMatchObject(refused("LINK_INVALID"))
  await expect(anonymous().auth.readSignInUndo({ token: "made-up" })).rejects.toMatchObject(refused("LINK_INVALID"))
})
