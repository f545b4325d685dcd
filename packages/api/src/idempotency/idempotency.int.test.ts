import { createHash } from "node:crypto"
import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow, type TestApi } from "../testing/test-api.ts"

// Clients repeat a request if they got no answer, and rely on these guarantees.
let api: TestApi
let parent: { id: string; family_id: string }
let token: string

beforeAll(async () => {
  api = await openTestApi()
  parent = await rows.createParent(api.db)
  token = await api.tokenOf(parent)
})
beforeEach(() => void (api.clock.now = testNow))
afterAll(() => api.close())

const named = (idempotency_key: string | null, bearer: string | null = token) =>
  api.callerWith(bearer, { idempotency_keys: idempotency_key === null ? [] : [idempotency_key] })
const nia = { first_name: "Nia", last_name: "Tester", date_of_birth: "2016-05-20", grade_level: "4" as const }
let count = 0
const key = () => `key-${++count}`
const children = () => api.db.student.count({ where: { family_id: parent.family_id } })

describe("a request with an Idempotency-Key", () => {
  test("runs once, and returns the same answer each time", async () => {
    const before = await children()
    const name = key()
    const first = await named(name).students.create(nia)
    expect(await named(name).students.create(nia)).toEqual(first)
    expect(await children()).toBe(before + 1)
  })

  test("runs once when it is sent ten times at the same moment", async () => {
    const before = await children()
    const name = key()
    const answers = await Promise.all(Array.from({ length: 10 }, () => named(name).students.create(nia)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await children()).toBe(before + 1)
  })

  test("with another key, or none, is another request", async () => {
    const before = await children()
    const made = [
      await named(key()).students.create(nia),
      await named(key()).students.create(nia),
      await named(null).students.create(nia),
    ]
    expect(new Set(made.map(({ id }) => id)).size).toBe(3)
    expect(await children()).toBe(before + 3)
  })

  test("whose key was used for other input is refused, and does nothing", async () => {
    const name = key()
    await named(name).students.create(nia)
    const before = await children()
    await expect(named(name).students.create({ ...nia, first_name: "Another" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    })
    await expect(named(name).subjects.create({ name: "Latin", color: "#112233" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    })
    expect(await children()).toBe(before)
  })

  test("that failed runs again, because the cause may have been fixed meanwhile", async () => {
    const student = await named(null).students.create(nia)
    const draft = { student_id: student.id, email: "nia@hearthbook.app", password: "maple-otter-7" }
    const name = key()
    const taken = await rows.createParent(api.db, { email: draft.email })
    await expect(named(name).studentLogins.create(draft)).rejects.toMatchObject({ code: "CONFLICT" })
    await api.db.user.delete({ where: { id: taken.id } })
    const login = await named(name).studentLogins.create(draft)
    expect(await named(name).studentLogins.create(draft)).toEqual(login)
  })

  test("belongs to its caller: the same key of another person is another request", async () => {
    const name = key()
    const ours = await named(name).students.create(nia)
    const other = await rows.createParent(api.db)
    const theirs = await named(name, await api.tokenOf(other)).students.create(nia)
    expect(theirs.id).not.toBe(ours.id)
  })

  test("is the same request whatever the order of its fields", async () => {
    const name = key()
    const first = await named(name).students.create(nia)
    const reversed = Object.fromEntries(Object.entries(nia).toReversed())
    expect(await named(name).students.create({ ...nia, ...reversed })).toEqual(first)
    expect(Object.keys(reversed)[0]).toBe("grade_level")
  })

  test("is forgotten after a day", async () => {
    const name = key()
    const first = await named(name).students.create(nia)
    api.clock.now = new Date(testNow.getTime() + 24 * 60 * 60_000)
    const later = named(name, await api.tokenOf(parent))
    expect((await later.students.create(nia)).id).not.toBe(first.id)
  })

  test("whose answer was encrypted with a replaced secret is refused, and not run again", async () => {
    const name = key()
    await named(name).students.create(nia)
    await api.db.idempotency_key.updateMany({ data: { answer: "sealed with what is gone" } })
    const before = await children()
    await expect(named(name).students.create(nia)).rejects.toThrow("This request was already completed")
    expect(await children()).toBe(before)
  })

  test.each(["", "two words", "á", "x".repeat(256)])("with an invalid key is refused: %s", async (name) => {
    await expect(named(name).students.create(nia)).rejects.toThrow("Idempotency-Key must be")
  })

  test("with input nested too deeply is refused with a message", async () => {
    let deep: unknown = 1
    for (let level = 0; level < 20_000; level++) deep = [deep]
    const refused = named(key()).students.create({ ...nia, first_name: Object(deep) })
    await expect(refused).rejects.toMatchObject({ code: "BAD_REQUEST" })
  })

  test("stores neither the key nor the answer in plain text, and nothing from which its input could be guessed", async () => {
    const name = key()
    const { id } = await named(name).students.create(nia)
    const rows = await api.db.idempotency_key.findMany()
    const kept = JSON.stringify(rows)
    expect(kept).not.toContain(name)
    expect(kept).not.toContain(id)
    const asked = JSON.stringify(
      Object.fromEntries(Object.entries(nia).sort(([one], [other]) => (one < other ? -1 : 1))),
    )
    expect(kept).not.toContain(createHash("sha256").update(`students.create ${asked}`).digest("hex"))
  })

  test("grants no access: without a valid session there is no stored answer", async () => {
    const name = key()
    await named(name).students.create(nia)
    await expect(named(name, null).students.create(nia)).rejects.toMatchObject({ code: "UNAUTHORIZED" })
  })
})

describe("a request with several transactions", () => {
  const person = { first_name: "Ada", last_name: "Byron", password: "Sunny-Meadow-42!", terms_accepted: true as const }

  test("runs once too if the caller is not signed in", async () => {
    const name = key()
    const draft = { ...person, email: "ada.once@example.com" }
    const first = await named(name, null).auth.register(draft)
    expect(await named(name, null).auth.register(draft)).toEqual(first)
    await expect(named(key(), null).auth.register(draft)).rejects.toMatchObject({ code: "CONFLICT" })
  })

  test(
    "is two requests if two strangers send it, from any address and with any input",
    { tags: ["slow"] },
    async () => {
      const name = key()
      const from = (client_address: string) => api.callerWith(null, { idempotency_keys: [name], client_address })
      const [one, other] = [await from("192.0.2.7").auth.demo({}), await from("192.0.2.8").auth.demo({})]
      expect(one.user.id).not.toBe(other.user.id)
      const email = (to: string) => ({ email: `${to}@example.com` })
      await from("192.0.2.9").auth.requestPasswordReset(email("one"))
      await from("192.0.2.9").auth.requestPasswordReset(email("other"))
    },
  )

  test("that signed a person in is no longer answered once they have deleted their account", async () => {
    const name = key()
    const draft = { ...person, email: "ada.gone@example.com" }
    await named(name, null).auth.register(draft)
    const login = { email: draft.email, password: draft.password }
    const { access_token } = await named(name, null).auth.login(login)
    expect((await named(name, null).auth.login(login)).access_token).toBe(access_token)
    await named(null, access_token).account.delete({ password: draft.password })
    await expect(named(name, null).auth.login(login)).rejects.toMatchObject({ code: "UNAUTHORIZED" })
    await named(name, null).auth.register(draft)
  })

  test("that signed a person in is not answered any more once the password has changed", async () => {
    const name = key()
    const draft = { ...person, email: "ada.changed@example.com" }
    await named(key(), null).auth.register(draft)
    const login = { email: draft.email, password: draft.password }
    const { access_token } = await named(name, null).auth.login(login)
    const change = { current_password: draft.password, new_password: "Quiet-Lantern-58!" }
    await api.callerWith(access_token).settings.changePassword(change)
    await expect(named(name, null).auth.login(login)).rejects.toMatchObject({ code: "CONFLICT" })
    await expect(named(key(), null).auth.login(login)).rejects.toMatchObject({ code: "UNAUTHORIZED" })
  })

  test("reveals nothing of a deleted child, login or person, and is not run again either", async () => {
    const name = key()
    const login = { email: "wren@hearthbook.app", password: "maple-otter-7" }
    const other = await rows.createTeacher(api.db, { family_id: parent.family_id })
    const removals: ((student_id: string) => Promise<unknown>)[] = [
      (student_id) => named(null).studentLogins.revoke({ student_id }),
      (id) => named(null).students.delete({ id }),
      () => named(null).family.removeMember({ id: other.id }),
    ]
    for (const [index, remove] of removals.entries()) {
      const first = await named(`${name}-${index}`).students.create(nia)
      if (index === 0) await named(null).studentLogins.create({ student_id: first.id, ...login })
      await remove(first.id)
      const before = await children()
      await expect(named(`${name}-${index}`).students.create(nia)).rejects.toThrow("can no longer be read")
      expect(await children()).toBe(before)
    }
  })

  test("must wait while the first is in progress, and can run again a minute after its server stopped", async () => {
    const name = key()
    const draft = { ...person, email: "ada.twice@example.com" }
    await api.db.idempotency_key.deleteMany()
    await named(name, null).auth.register(draft)
    await api.db.idempotency_key.updateMany({ data: { answer: null } })
    await expect(named(name, null).auth.register(draft)).rejects.toThrow("still in progress")
    api.clock.now = new Date(testNow.getTime() + 60_000)
    await expect(named(name, null).auth.register(draft)).rejects.toThrow("already exists")
    // It was refused, and the key was released.
    expect(await api.db.idempotency_key.count({ where: { answer: null } })).toBe(0)
  })
})
