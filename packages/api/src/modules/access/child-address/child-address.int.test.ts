import { createParent, createStudent, createStudentLogin } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { lastMail } from "../../../testing/mailbox.ts"
import { profileOf } from "../../../testing/provider-profile.ts"
import { openTestApi, testNow } from "../../../testing/test-api.ts"
import { signInWithProvider } from "../oauth/oauth.service.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const anonymous = () => api.callerWith(null)
const password = "Sunny-Meadow-42!"
const childPassword = "maple-otter-7"
const person = { first_name: "Vera", last_name: "Victim", password, terms_accepted: true }
const wishes = { remember_me: true, timezone: undefined }
const refused = (reason: string) => ({ cause: { reason } })

let count = 0
const newAddress = () => `victim${count++}@example.com`

/** A stranger's family, with a child's login at someone's real address. */
async function takeAddress(email: string) {
  const { parent, user, family_id } = await api.openFamily({ email_verified_at: testNow })
  const child = await createStudent(api.db, { family_id, first_name: `Emma${count++}`, last_name: "Byron" })
  await parent.studentLogins.create({ student_id: child.id, email, password: childPassword })
  const login = await parent.studentLogins.ofStudent({ student_id: child.id })
  return { parent, user, family_id, child, login }
}

const holderOf = (email: string) => api.db.user.findUnique({ where: { email } })
const freed = (first_name: string) => `${first_name.toLowerCase()}@hearthbook.app`

describe("an address that a stranger gave to a child's login", () => {
  test("can be registered by its owner", async () => {
    const email = newAddress()
    const { child, login, parent, family_id } = await takeAddress(email)
    const { user } = await anonymous().auth.register({ ...person, email })
    expect(user).toMatchObject({ email, role: "parent" })
    const holder = await holderOf(email)
    expect(holder?.family_id).not.toBe(family_id)
    // The child keeps its login, its password and its work, with another name.
    const renamed = await parent.studentLogins.ofStudent({ student_id: child.id })
    expect(renamed).toMatchObject({ id: login.id, username: freed(child.first_name), email_confirmed: null })
    const signedIn = await anonymous().auth.login({ email: renamed.username, password: childPassword })
    expect(signedIn.user).toMatchObject({ student_id: child.id })
  })

  test("can be used by its owner to sign in with Google", async () => {
    const email = newAddress()
    const { family_id } = await takeAddress(email)
    const { user } = await signInWithProvider(api.facts(), profileOf({ email }), wishes)
    expect(user).toMatchObject({ email, role: "parent", email_verified: true })
    expect((await holderOf(email))?.family_id).not.toBe(family_id)
  })

  test("can be invited, and joins the family that invited it", async () => {
    const email = newAddress()
    await takeAddress(email)
    const { parent, family_id } = await api.openFamily({ email_verified_at: testNow })
    await parent.invitations.create({ email, role: "parent" })
    // Nothing has been proved yet.
    expect(await holderOf(email)).toMatchObject({ role: "student" })
    const { token } = await lastMail(api.db, email)
    await anonymous().invitations.accept({
      token,
      first_name: "Vera",
      last_name: "Victim",
      password,
      terms_accepted: true,
    })
    expect(await holderOf(email)).toMatchObject({ role: "parent", family_id })
  })

  test("becomes the new address of an account once its link is opened, and not before", async () => {
    const email = newAddress()
    await takeAddress(email)
    const { parent } = await api.openFamily({ email_verified_at: testNow })
    await parent.settings.updateProfile({ email })
    expect(await holderOf(email)).toMatchObject({ role: "student" })
    const { token } = await lastMail(api.db, email)
    await parent.auth.verifyEmail({ token })
    expect(await holderOf(email)).toMatchObject({ role: "parent" })
  })

  test("gives no access to the stranger's child by a password reset, but a mail to confirm or release it", async () => {
    const email = newAddress()
    const { login } = await takeAddress(email)
    expect(await anonymous().auth.requestPasswordReset({ email })).toEqual({ email })
    const tokens = await api.db.one_time_token.findMany({ where: { user_id: login.id, purpose: "password_reset" } })
    expect(tokens).toEqual([])
    const mails = await api.db.outbox_email.findMany({ where: { recipient: email } })
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(text).toContain("https://hearthbook.test/child-address?token=")
  })
})

describe("the mail to the address", () => {
  test("names the child, and opening its link changes nothing", async () => {
    const email = newAddress()
    const { child } = await takeAddress(email)
    const { token, subject, link } = await lastMail(api.db, email)
    expect(subject).toBe(`A parent gave this address to ${child.first_name}'s login on Hearthbook`)
    expect(link).toBe(`https://hearthbook.test/child-address?token=${token}`)
    for (const _ of [1, 2]) {
      expect(await anonymous().childAddress.read({ token })).toEqual({
        email,
        first_name: child.first_name,
        is_confirmed: false,
      })
    }
    expect(await holderOf(email)).toMatchObject({ role: "student", email_verified_at: null })
  })

  test("confirms the address, which then belongs to the child", async () => {
    const email = newAddress()
    const { parent, child } = await takeAddress(email)
    const before = await parent.studentLogins.ofStudent({ student_id: child.id })
    expect(before).toMatchObject({ email_confirmed: false })
    const { token } = await lastMail(api.db, email)
    expect(await anonymous().childAddress.answer({ token, confirm: true })).toEqual({ confirmed: true })
    expect(await parent.studentLogins.ofStudent({ student_id: child.id })).toMatchObject({ email_confirmed: true })
    const taken = anonymous().auth.register({ ...person, email })
    await expect(taken).rejects.toMatchObject(refused("EMAIL_ALREADY_EXISTS"))
    await expect(anonymous().childAddress.answer({ token, confirm: false })).rejects.toMatchObject(
      refused("LINK_INVALID"),
    )
    // The owner of the mailbox can still release it.
    await anonymous().auth.requestPasswordReset({ email })
    const reset = await lastMail(api.db, email)
    const release = /child-address\?token=([\w-]+)/.exec(reset.text)?.[1] ?? ""
    await anonymous().childAddress.answer({ token: release, confirm: false })
    expect(await holderOf(email)).toBeNull()
    const way = /reset-password\?token=([\w-]+)/.exec(reset.text)?.[1] ?? ""
    const late = anonymous().auth.confirmPasswordReset({ token: way, password: "puffin-kite-lantern" })
    await expect(late).rejects.toMatchObject(refused("LINK_INVALID"))
  })

  test("releases the address; the login gets another name, and the parents are notified", async () => {
    const email = newAddress()
    const { parent, user, child, family_id } = await takeAddress(email)
    const other = await createParent(api.db, { family_id })
    const { token } = await lastMail(api.db, email)
    expect(await anonymous().childAddress.answer({ token, confirm: false })).toEqual({ confirmed: false })
    expect(await holderOf(email)).toBeNull()
    const username = freed(child.first_name)
    expect(await parent.studentLogins.ofStudent({ student_id: child.id })).toMatchObject({ username })
    expect(await parent.notifications.list({})).toMatchObject([
      { title: `${child.first_name} now signs in as ${username}`, student_id: child.id },
    ])
    expect(await lastMail(api.db, user.email)).toMatchObject({
      subject: `${child.first_name} has a new name to sign in with`,
      text: expect.stringContaining(username),
    })
    expect(await api.db.outbox_email.count({ where: { recipient: other.email } })).toBe(0)
    await expect(anonymous().childAddress.read({ token })).rejects.toMatchObject(refused("LINK_INVALID"))
  })

  test("is valid for seven days, and forged links are refused", async () => {
    const email = newAddress()
    await takeAddress(email)
    const { token } = await lastMail(api.db, email)
    api.clock.now = new Date(testNow.getTime() + 7 * 86_400_000)
    await expect(anonymous().childAddress.read({ token })).rejects.toMatchObject(refused("LINK_EXPIRED"))
    const late = anonymous().childAddress.answer({ token, confirm: false })
    await expect(late).rejects.toMatchObject(refused("LINK_EXPIRED"))
    await expect(anonymous().childAddress.read({ token: "made-up" })).rejects.toMatchObject(refused("LINK_INVALID"))
  })

  test("contains no address that the stranger entered as the child's name", async () => {
    const email = newAddress()
    const { parent, family_id } = await api.openFamily()
    const child = await createStudent(api.db, { family_id, first_name: "evil.example" })
    await parent.studentLogins.create({ student_id: child.id, email, password: childPassword })
    const mail = await lastMail(api.db, email)
    expect(mail.subject).toBe("A parent gave this address to a child's login on Hearthbook")
    expect(`${mail.text}${mail.html}`).not.toContain("evil.example")
    expect(await anonymous().childAddress.read({ token: mail.token })).toMatchObject({ first_name: null })
  })

  test("is sent to one address at most three times a day, whoever requests it", async () => {
    const email = newAddress()
    const { parent, family_id } = await api.openFamily()
    for (let n = 0; n < 5; n++) {
      const child = await createStudent(api.db, { family_id })
      await parent.studentLogins.create({ student_id: child.id, email, password: childPassword })
      await parent.studentLogins.revoke({ student_id: child.id })
    }
    expect(await api.db.outbox_email.count({ where: { recipient: email } })).toBe(3)
  })
})

test("a demo family can only use the product's own addresses for its children", { tags: ["slow"] }, async () => {
  const email = newAddress()
  const { access_token } = await anonymous().auth.demo({})
  const demo = api.callerWith(access_token)
  const { family } = await demo.auth.whoami()
  const child = await createStudent(api.db, { family_id: family.id, first_name: `Mia${count++}` })
  const asked = demo.studentLogins.create({ student_id: child.id, email, password: childPassword })
  await expect(asked).rejects.toMatchObject({
    code: "BAD_REQUEST",
    cause: { details: { issues: [{ field: "email", message: expect.stringContaining("@hearthbook.app") }] } },
  })
  expect(await api.db.outbox_email.count({ where: { recipient: email } })).toBe(0)
  const { email: own } = await demo.studentLogins.suggest({ student_id: child.id })
  expect(await demo.studentLogins.create({ student_id: child.id, email: own, password: childPassword })).toMatchObject({
    username: own,
  })
})

test("the product's own addresses get no mail, and no one can register one", async () => {
  const { parent, family_id } = await api.openFamily()
  const child = await createStudent(api.db, { family_id, first_name: `Ann${count++}` })
  const { email } = await parent.studentLogins.suggest({ student_id: child.id })
  await parent.studentLogins.create({ student_id: child.id, email, password: childPassword })
  expect(await parent.studentLogins.ofStudent({ student_id: child.id })).toMatchObject({ email_confirmed: null })
  expect(await api.db.outbox_email.count({ where: { family_id } })).toBe(0)
  await expect(anonymous().auth.register({ ...person, email })).rejects.toMatchObject({ code: "BAD_REQUEST" })
})

test("a sibling cannot get a child's address, confirmed or not", async () => {
  const email = newAddress()
  const { parent, family_id } = await api.openFamily()
  await createStudentLogin(api.db, { family_id, email })
  const sibling = await createStudent(api.db, { family_id })
  const again = parent.studentLogins.create({ student_id: sibling.id, email, password: childPassword })
  await expect(again).rejects.toMatchObject({ code: "CONFLICT" })
})

test("a child's confirmed address stays its own", async () => {
  const email = newAddress()
  await createStudentLogin(api.db, { email, email_verified_at: testNow })
  await expect(anonymous().auth.register({ ...person, email })).rejects.toMatchObject(refused("EMAIL_ALREADY_EXISTS"))
  const { parent } = await api.openFamily({ email_verified_at: testNow })
  const invited = parent.invitations.create({ email, role: "parent" })
  await expect(invited).rejects.toMatchObject(refused("EMAIL_ALREADY_EXISTS"))
})

test("a child's password change at an unconfirmed address sends its mailbox no way in", async () => {
  const email = `typed.wrong.${Date.now()}@example.com`
  const child = await createStudentLogin(api.db, { email })
  const onTablet = await api.callerFor(child)
  await onTablet.settings.changePassword({ current_password: password, new_password: "puffin-kite-99" })
  expect(await api.db.one_time_token.count({ where: { user_id: child.id, purpose: "sign_in_undo" } })).toBe(0)
  expect(await api.db.outbox_email.count({ where: { recipient: email } })).toBe(0)
})

test("the link to confirm a child's address still works after the child has chosen a password", async () => {
  const { parent, family_id } = await api.openFamily({ email_verified_at: testNow })
  const { id } = await createStudent(api.db, { family_id })
  const email = `emma.${Date.now()}@example.com`
  const made = await parent.studentLogins.create({ student_id: id, email, password: "otter-maple-2749" })
  const { token } = await lastMail(api.db, email)
  const { access_token } = await api.callerWith(null).auth.login({ email, password: made.temp_password })
  await api.callerWith(access_token).auth.setFirstPassword({ new_password: "puffin-kite-99" })
  await expect(api.callerWith(null).childAddress.answer({ token, confirm: true })).resolves.toEqual({ confirmed: true })
})

test("an unconfirmed address can be used for a child of another family", async () => {
  const email = `shared.${Date.now()}@example.com`
  const first = await createStudentLogin(api.db, { email })
  const { parent, family_id } = await api.openFamily({ email_verified_at: testNow })
  const { id } = await createStudent(api.db, { family_id })
  const made = await parent.studentLogins.create({ student_id: id, email, password: "otter-maple-2749" })
  expect(made.username).toBe(email)
  const before = await api.db.user.findUniqueOrThrow({ where: { id: first.id } })
  expect(before.email).toMatch(/@hearthbook\.app$/)
})
