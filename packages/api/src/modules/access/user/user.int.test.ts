import { createAdmin, createParent, createStudentLogin, createTeacher } from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

test("a parent and a teacher see the members of their family and no one else, without password hashes", async () => {
  const parent = await createParent(api.db)
  const { family_id } = parent
  const teacher = await createTeacher(api.db, { family_id })
  const child = await createStudentLogin(api.db, { family_id })
  await createParent(api.db)
  for (const person of [parent, teacher]) {
    const people = await (await api.callerFor(person)).users.list({})
    expect(people.map(({ id }) => id)).toEqual([parent.id, teacher.id, child.id])
    expect(JSON.stringify(people)).not.toContain("argon2")
  }
  await expect((await api.callerFor(child)).users.list({})).rejects.toMatchObject({ code: "FORBIDDEN" })
})

test(
  "an administrator sees everyone, a hundred at a time by default",
  { tags: ["api.list-users", "slow"] },
  async () => {
    const admin = await api.callerFor(await createAdmin(api.db))
    for (let n = 0; n < 100; n++) await createParent(api.db)
    const first = await admin.users.list({})
    expect(first).toHaveLength(100)
    const rest = await admin.users.list({ limit: 500, cursor: first.at(-1)?.id })
    expect(first.length + rest.length).toBe(await api.db.user.count())
  },
)

test("an administrator can list only their own family", { tags: ["api.list-members"] }, async () => {
  const admin = await createAdmin(api.db)
  await createParent(api.db)
  const members = await (await api.callerFor(admin)).users.members()
  expect(members.map(({ id }) => id)).toEqual([admin.id])
})
