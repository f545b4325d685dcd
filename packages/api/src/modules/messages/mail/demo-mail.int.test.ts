import { createFamily, createParent, createTeacher, testPassword } from "@hearthbook/db/testing/factories"
import { seedDemoFamily } from "@hearthbook/db/seed/demo"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../testing/test-api.ts"
import { demoGrade } from "../../access/auth/demo/demo.service.ts"

// The family of a new installation has logins that many people know, and its adults count as verified.
const api = await openTestApi()
beforeEach(() => api.db.outbox_email.deleteMany())
afterAll(api.close)

const { people } = await seedDemoFamily(api.db, { today: "2026-09-15", now: testNow, grade: demoGrade })
const parent = await api.callerFor({ id: people[0]?.user_id ?? "" })
const mails = () => api.db.outbox_email.findMany({ select: { recipient: true, subject: true } })

describe("the sample family", () => {
  test("sends no invitation mail", async () => {
    await expect(parent.invitations.create({ email: "stranger@example.com", role: "parent" })).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: "A demo family cannot invite people. Create your own family first.",
    })
    expect(await mails()).toEqual([])
  })

  test("sends no mail to confirm an address", async () => {
    const { version } = (await parent.settings.get()).profile
    const change = { email: "stranger@example.com", current_password: people[0]?.password ?? "", version }
    await expect(parent.settings.updateProfile(change)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "A demo family cannot change its address. Create your own account to use yours.",
    })
    expect(await mails()).toEqual([])
  })

  test("stays usable: a parent can look around, add a child's work and see the members", async () => {
    expect(await parent.students.list({})).toHaveLength(3)
    expect(await parent.users.list({})).toHaveLength(5)
    await parent.subjects.create({ name: "Chess", grade_level: "4" })
    expect(await mails()).toEqual([])
  })
})

test.each([
  { is_demo: false, mailed: 1 },
  { is_demo: true, mailed: 0 },
])("a real mailbox in a family (sample: $is_demo) gets $mailed links and $mailed farewells", async (expected) => {
  const { id: family_id } = await createFamily(api.db, { is_demo: expected.is_demo })
  await createParent(api.db, { family_id })
  const { id, email } = await createTeacher(api.db, { family_id, email_verified_at: testNow })
  await api.callerWith(null).auth.requestPasswordReset({ email })
  expect(await mails()).toHaveLength(expected.mailed)
  // A pending link is deleted with the account, and the farewell is sent.
  await (await api.callerFor({ id })).account.delete({ password: testPassword })
  expect((await mails()).filter(({ recipient }) => recipient === email)).toHaveLength(expected.mailed)
})
