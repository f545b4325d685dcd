import { createAdmin, createParent, createStudentLogin, createTeacher } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestApi, type TestApi } from "../../testing/test-api.ts"

let api: TestApi
beforeAll(async () => void (api = await openTestApi()))
afterAll(() => api.close())

test("a parent and a teacher see the people of their family and nobody else, without a hash", async () => {
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

test("an admin sees everyone, page by page", async () => {
  const admin = await api.callerFor(await createAdmin(api.db))
  const everyone = await admin.users.list({})
  expect(everyone).toHaveLength(await api.db.user.count())
  const page = await admin.users.list({ limit: 2, cursor: everyone[0]?.id })
  expect(page).toEqual(everyone.slice(1, 3))
})
