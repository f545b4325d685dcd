import { createAdmin, createParent, createStudentLogin, createTeacher } from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

test(
  "an administrator sees counts of the installation, with demo families apart, and the events around signing in",
  { tags: ["api.get-admin-stats", "slow"] },
  async () => {
    const admin = await api.callerFor(await createAdmin(api.db))
    const { family_id, id: parent_id } = await createParent(api.db)
    await createTeacher(api.db, { family_id })
    await createStudentLogin(api.db, { family_id })
    await api.callerWith(null).auth.demo({})
    expect(await admin.admin.stats()).toEqual({
      families: 2,
      demo_families: 1,
      admins: 1,
      parents: 1,
      teachers: 1,
      students: 1,
      children: 1,
      active_sessions: 1,
      mails_waiting: 0,
      mails_failed: 0,
    })
    await api.callerFor({ id: parent_id })
    const events = await admin.admin.events({})
    expect(events[0]).toMatchObject({
      type: "signed_in",
      metadata: { means: "password" },
      user: { first_name: "Robin" },
    })
    expect((await admin.admin.events({ type: "demo_opened" })).map(({ type }) => type)).toEqual(["demo_opened"])
  },
)

test("events are paged, and remain when their person is deleted", { tags: ["api.list-auth-events"] }, async () => {
  const admin = await api.callerFor(await createAdmin(api.db))
  const gone = await createParent(api.db)
  await api.callerFor(gone)
  await api.db.family.delete({ where: { id: gone.family_id } })
  const all = await admin.admin.events({})
  expect(all[0]).toMatchObject({ type: "signed_in", user: null })
  const first = await admin.admin.events({ limit: 2 })
  const rest = await admin.admin.events({ limit: 500, cursor: first[1]?.id })
  expect([...first, ...rest].map(({ id }) => id)).toEqual(all.map(({ id }) => id))
})

test("users are found by parts of their names and addresses, word by word", async () => {
  const admin = await api.callerFor(await createAdmin(api.db))
  await createParent(api.db, { first_name: "Wilhelmina", last_name: "Oakes", email: "mina@oakes.example" })
  await createParent(api.db, { first_name: "Wilhelmina", last_name: "Ashe" })
  const found = async (search: string) => (await admin.users.list({ search })).map(({ last_name }) => last_name)
  expect(await found("wilh oak")).toEqual(["Oakes"])
  expect(await found("MINA@OAKES")).toEqual(["Oakes"])
  expect(await found("öakes wílhelmina")).toEqual(["Oakes"])
  expect(await found("100%")).toEqual([])
  for (const wildcard of ["%", "_", "\\"]) expect(await found(wildcard)).toEqual([])
  await expect(found("\0")).rejects.toMatchObject({ code: "BAD_REQUEST" })
})

test("only an admin has access", async () => {
  const { parent } = await api.openFamily()
  for (const call of [() => parent.admin.stats(), () => parent.admin.events({})]) {
    await expect(call()).rejects.toMatchObject({ code: "FORBIDDEN" })
    await expect(call()).rejects.toMatchObject({ cause: { reason: "WRONG_ROLE" } })
  }
  await expect(api.callerWith(null).admin.stats()).rejects.toMatchObject({ code: "UNAUTHORIZED" })
})
