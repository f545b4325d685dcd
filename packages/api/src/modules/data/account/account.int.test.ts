import {
  createAssignment,
  createParent,
  createStudentLogin,
  createTeacher,
  testPassword,
} from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { lastMail } from "../../../testing/mailbox.ts"
import { openTestApi, testNow } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

const password = testPassword

test(
  "deleting the last parent's account deletes the family, and frees the address",
  { tags: ["settings.delete-account"] },
  async () => {
    const { parent, user, family_id } = await api.openFamily()
    await createAssignment(api.db, { family_id })
    const child = await createStudentLogin(api.db, { family_id })
    const others = await createAssignment(api.db)
    expect(await parent.account.read()).toMatchObject({
      has_password: true,
      takes_family: true,
      teachers_left: 0,
      family: { child_logins: 1, records: { students: 2, assignments: 1, grades: 0, submissions: 0, providers: 0 } },
    })
    expect(await parent.account.delete({ password })).toEqual({ family_deleted: true })
    await expect(parent.auth.whoami()).rejects.toMatchObject({ code: "UNAUTHORIZED" })
    expect(await api.db.family.count({ where: { id: family_id } })).toBe(0)
    expect(await api.db.user.count({ where: { id: { in: [user.id, child.id] } } })).toBe(0)
    expect(await api.db.assignment.count({ where: { family_id: others.family_id } })).toBe(1)
    const { subject, text } = await lastMail(api.db, user.email)
    expect(subject).toBe("Your Hearthbook account was deleted")
    expect(text).toContain("with it your family")
    const again = { first_name: "Ada", last_name: "Byron", email: user.email, password, terms_accepted: true }
    expect(await api.callerWith(null).auth.register(again)).toMatchObject({ user: { email: user.email } })
  },
)

test(
  "deleting one of two parents keeps the family and what the person recorded",
  { tags: ["settings.delete-one-of-two"] },
  async () => {
    const { parent, user, family_id } = await api.openFamily()
    const other = await api.callerFor(await createParent(api.db, { family_id }))
    await createAssignment(api.db, { family_id })
    expect(await parent.account.read()).toMatchObject({ takes_family: false })
    expect(await parent.account.delete({ password })).toEqual({ family_deleted: false })
    expect((await other.users.members()).map(({ id }) => id)).not.toContain(user.id)
    expect(await api.db.assignment.count({ where: { family_id } })).toBe(1)
    expect((await lastMail(api.db, user.email)).text).toContain("stay with the other members")
  },
)

test("invitations of a deleted parent pass to the other one", async () => {
  const { parent, user, family_id } = await api.openFamily()
  const other = await createParent(api.db, { family_id })
  await api.db.user.update({ where: { id: user.id }, data: { email_verified_at: testNow } })
  await parent.invitations.create({ email: "tutor@example.com", role: "teacher" })
  const { token } = await lastMail(api.db, "tutor@example.com")
  await parent.account.delete({ password })
  const left = await (await api.callerFor(other)).invitations.list()
  expect(left).toMatchObject([{ email: "tutor@example.com" }])
  expect(await api.callerWith(null).invitations.read({ token })).toMatchObject({ email: "tutor@example.com" })
})

test("the last parent cannot leave teachers in a family without a parent", async () => {
  const { parent, family_id } = await api.openFamily()
  const teacher = await createTeacher(api.db, { family_id })
  expect(await parent.account.read()).toMatchObject({ takes_family: true, teachers_left: 1 })
  await expect(parent.account.delete({ password })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("remove the teachers first"),
  })
  await parent.family.removeMember({ id: teacher.id })
  expect(await parent.account.delete({ password })).toEqual({ family_deleted: true })
})

test("deleting a teacher's account deletes nothing else", { tags: ["settings.delete-one-of-two"] }, async () => {
  const { family_id } = await api.openFamily()
  const teacher = await api.callerFor(await createTeacher(api.db, { family_id }))
  expect(await teacher.account.delete({ password })).toEqual({ family_deleted: false })
  expect(await api.db.user.count({ where: { family_id } })).toBe(1)
})

test("a wrong password is reported at its field, counts as a failed sign-in, and deletes nothing", async () => {
  const { parent, family_id } = await api.openFamily()
  for (let n = 0; n < 5; n++) {
    await expect(parent.account.delete({ password: "wrong" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      cause: { details: { issues: [{ field: "password" }] } },
    })
  }
  await expect(parent.account.delete({ password })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
  expect(await api.db.family.count({ where: { id: family_id } })).toBe(1)
})

test("a person who signs in with a provider must set a password first", async () => {
  const { parent } = await api.openFamily({ password_hash: null })
  expect(await parent.account.read()).toMatchObject({ has_password: false })
  await expect(parent.account.delete({ password })).rejects.toMatchObject({
    message: expect.stringContaining("You have no password yet"),
  })
})

test("two parents who delete their accounts at once leave nothing behind", async () => {
  const { parent, family_id } = await api.openFamily()
  const other = await api.callerFor(await createParent(api.db, { family_id }))
  const both = await Promise.all([parent.account.delete({ password }), other.account.delete({ password })])
  expect(both.filter(({ family_deleted }) => family_deleted)).toHaveLength(1)
  expect(await api.db.family.count({ where: { id: family_id } })).toBe(0)
})
