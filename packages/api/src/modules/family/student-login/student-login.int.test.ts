import { createParent, createStudent } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
})
afterAll(api.close)

let count = 0
const newName = () => `Wren${String.fromCharCode(97 + count++)}`

test(
  "a child gets a login, signs in with it, and must choose its own password",
  { tags: ["students.login-first-password"] },
  async () => {
    const { id: student_id, first_name } = await createStudent(api.db, { family_id, first_name: newName() })
    const { email } = await parent.studentLogins.suggest({ student_id })
    expect(email).toBe(`${first_name.toLowerCase()}@hearthbook.app`)
    const login = await parent.studentLogins.create({ student_id, email, password: "maple-otter-7" })
    expect(login).toMatchObject({ username: email, temp_password: "maple-otter-7" })
    expect(await parent.students.byId({ id: student_id })).toMatchObject({ has_login: true })
    const anonymous = api.callerWith(null)
    const { user } = await anonymous.auth.login({ email, password: "maple-otter-7" })
    expect(user).toMatchObject({ role: "student", student_id, must_change_password: true, first_name })
    const token = login.magic_link.replace("https://hearthbook.test/magic/", "")
    expect(await anonymous.auth.openMagicLink({ token })).toMatchObject({ user: { email } })
    await expect(anonymous.auth.openMagicLink({ token })).rejects.toMatchObject({ cause: { reason: "LINK_INVALID" } })
  },
)

test("the child's own password ends access by the temporary one, and must differ from it", async () => {
  const { id: student_id } = await createStudent(api.db, { family_id, first_name: newName() })
  const { email } = await parent.studentLogins.suggest({ student_id })
  const password = "maple-otter-7"
  const { magic_link } = await parent.studentLogins.create({ student_id, email, password })
  const anonymous = api.callerWith(null)
  const tablet = api.callerWith((await anonymous.auth.login({ email, password })).access_token)
  const laptop = api.callerWith((await anonymous.auth.login({ email, password })).access_token)
  await expect(tablet.auth.setFirstPassword({ new_password: password })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: "This is the password you were given. Choose your own.",
  })
  await tablet.auth.setFirstPassword({ new_password: "puffin-kite-lantern" })
  expect(await tablet.auth.whoami()).toMatchObject({ must_change_password: false })
  await expect(laptop.auth.whoami()).rejects.toMatchObject({ code: "UNAUTHORIZED" })
  const token = magic_link.replace("https://hearthbook.test/magic/", "")
  await expect(anonymous.auth.openMagicLink({ token })).rejects.toMatchObject({ cause: { reason: "LINK_INVALID" } })
})

test("the suggested address is free", async () => {
  const first_name = newName()
  const child = { family_id, first_name, last_name: "Hall" }
  const offered = []
  for (let n = 0; n < 3; n++) {
    const { id: student_id } = await createStudent(api.db, child)
    const { email } = await parent.studentLogins.suggest({ student_id })
    offered.push(email)
    await parent.studentLogins.create({ student_id, email, password: "maple-otter-7" })
  }
  const name = first_name.toLowerCase()
  expect(offered).toEqual([`${name}@hearthbook.app`, `${name}.hall@hearthbook.app`, `${name}2@hearthbook.app`])
})

test(
  "a second login, a taken address and a weak password are refused with a message, and create nothing",
  { tags: ["students.login-validation"] },
  async () => {
    const { id: student_id } = await createStudent(api.db, { family_id, first_name: "Ada" })
    const other = await createStudent(api.db, { family_id })
    const taken = await createParent(api.db)
    const email = `${newName()}@hearthbook.app`
    const before = await api.db.user.count()
    const draft = { student_id, email, password: "maple-otter-7" }
    await expect(parent.studentLogins.create({ ...draft, email: taken.email.toUpperCase() })).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { details: { issues: [{ field: "email", message: "An account with this email already exists." }] } },
    })
    await expect(parent.studentLogins.create({ ...draft, password: "short" })).rejects.toMatchObject({
      message: "Password does not meet security requirements",
      cause: { details: { issues: [{ field: "password", message: "Password must be at least 8 characters long" }] } },
    })
    expect(await api.db.user.count()).toBe(before)
    await parent.studentLogins.create(draft)
    await expect(parent.studentLogins.create({ ...draft, email: `2${email}` })).rejects.toMatchObject({
      code: "CONFLICT",
      message: "Ada already has a login.",
    })
    const again = parent.studentLogins.create({ ...draft, student_id: other.id })
    await expect(again).rejects.toMatchObject({ code: "CONFLICT" })
  },
)

test("of several logins created at the same moment one succeeds, and the others get a message", async () => {
  const { id: student_id } = await createStudent(api.db, { family_id, first_name: "Ada" })
  const name = newName()
  const emails = [1, 2, 3].map((number) => `${name}${number}@hearthbook.app`)
  const forOne = await Promise.allSettled(
    emails.map((email) => parent.studentLogins.create({ student_id, email, password: "maple-otter-7" })),
  )
  const refused = forOne.flatMap((one) => (one.status === "rejected" ? [(one.reason as Error).message] : []))
  expect(refused).toEqual(["Ada already has a login.", "Ada already has a login."])
  const children = [await createStudent(api.db, { family_id }), await createStudent(api.db, { family_id })]
  const email = `${name}@hearthbook.app`
  const sameName = await Promise.allSettled(
    children.map(({ id }) => parent.studentLogins.create({ student_id: id, email, password: "maple-otter-7" })),
  )
  const taken = sameName.flatMap((one) => (one.status === "rejected" ? [(one.reason as Error).message] : []))
  expect(taken).toEqual(["An account with this email already exists."])
})

test("resetting a login ends the old password, link and sessions, and the new ones work", { tags: [] }, async () => {
  const { id: student_id } = await createStudent(api.db, { family_id, first_name: newName() })
  const { email } = await parent.studentLogins.suggest({ student_id })
  const made = await parent.studentLogins.create({ student_id, email, password: "maple-otter-7" })
  const anonymous = api.callerWith(null)
  const { access_token } = await anonymous.auth.login({ email, password: "maple-otter-7" })
  const child = api.callerWith(access_token)
  await child.auth.setFirstPassword({ new_password: "bluetoad" })
  expect(await parent.studentLogins.ofStudent({ student_id })).toMatchObject({
    username: email,
    must_change_password: false,
    last_seen_at: api.clock.now.toISOString(),
  })
  for (let n = 0; n < 5; n++) await anonymous.auth.login({ email, password: "forgotten" }).catch(() => null)
  const reset = await parent.studentLogins.reset({ student_id, password: "fern-comet-8" })
  expect(reset).toMatchObject({ username: email, temp_password: "fern-comet-8" })
  await expect(child.auth.whoami()).rejects.toMatchObject({ cause: { reason: "TOKEN_INVALID" } })
  await expect(anonymous.auth.login({ email, password: "bluetoad" })).rejects.toMatchObject({ code: "UNAUTHORIZED" })
  const oldToken = made.magic_link.replace("https://hearthbook.test/magic/", "")
  await expect(anonymous.auth.openMagicLink({ token: oldToken })).rejects.toMatchObject({
    cause: { reason: "LINK_INVALID" },
  })
  const { user } = await anonymous.auth.login({ email, password: "fern-comet-8" })
  expect(user).toMatchObject({ must_change_password: true })
})

test("deleting a login ends all access, keeps the work, and allows a new login", async () => {
  const { id: student_id } = await createStudent(api.db, { family_id, first_name: newName() })
  const { email } = await parent.studentLogins.suggest({ student_id })
  await parent.studentLogins.create({ student_id, email, password: "maple-otter-7" })
  const anonymous = api.callerWith(null)
  const { access_token } = await anonymous.auth.login({ email, password: "maple-otter-7" })
  const { id } = await parent.studentLogins.ofStudent({ student_id })
  expect(await parent.studentLogins.revoke({ student_id })).toEqual({ id })
  await expect(api.callerWith(access_token).auth.whoami()).rejects.toMatchObject({ code: "UNAUTHORIZED" })
  await expect(anonymous.auth.login({ email, password: "maple-otter-7" })).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  })
  await expect(parent.studentLogins.ofStudent({ student_id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  expect(await parent.students.byId({ id: student_id })).toMatchObject({ has_login: false })
  await parent.studentLogins.create({ student_id, email, password: "maple-otter-8" })
})

test("no one can create a login for a child of another family", async () => {
  const theirs = await createStudent(api.db)
  const draft = { student_id: theirs.id, email: `${newName()}@hearthbook.app`, password: "maple-otter-7" }
  await expect(parent.studentLogins.create(draft)).rejects.toMatchObject({ code: "NOT_FOUND" })
  await expect(parent.studentLogins.suggest({ student_id: theirs.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  const reset = { student_id: theirs.id, password: "maple-otter-7" }
  await expect(parent.studentLogins.reset(reset)).rejects.toMatchObject({ code: "NOT_FOUND" })
  await expect(parent.studentLogins.revoke({ student_id: theirs.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
})
