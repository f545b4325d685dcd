import { createAssignment, createParent, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { fieldsOf, idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

// A client repeats a request because it did not receive the response (docs/decisions/025).
let rest: Rest
let token: string
let ask: Ask
let family_id: string

beforeAll(async () => {
  rest = await openRest()
  const parent = await createParent(rest.db)
  family_id = parent.family_id
  const { body } = await rest.as(null)("POST", "/auth/login", {
    email: parent.email,
    password: testPassword,
    remember_me: true,
  })
  token = String(read(body, "access_token"))
  ask = rest.as(token)
})
afterAll(() => rest.close())

const nia = { first_name: "Nia", last_name: "Byron", date_of_birth: "2016-05-20", grade_level: "4" }
const key = (name: string) => ({ "idempotency-key": name })

test(
  "a POST repeated with its Idempotency-Key runs once and returns the same response",
  { tags: ["api.idempotency-key"] },
  async () => {
    const first = await ask("POST", "/students", nia, key("nia"))
    const again = await ask("POST", "/students", nia, key("nia"))
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await rest.db.student.count({ where: { family_id } })).toBe(1)
  },
)

test("refuses a key reused for another request and an invalid key", async () => {
  await ask("POST", "/subjects", { name: "Latin" }, key("latin"))
  expect(await ask("POST", "/subjects", { name: "Greek" }, key("latin"))).toMatchObject({ status: 400 })
  expect(await ask("POST", "/events", {}, key("latin"))).toMatchObject({ status: 400 })
  expect(await ask("POST", "/subjects", { name: "Greek" }, key("two words"))).toMatchObject({ status: 400 })
  // A comma separates keys in a batch only. A key that would not protect the request is refused.
  for (const name of [",order-1", "order-1,order-2"]) {
    expect(await ask("POST", "/subjects", { name: "Greek" }, key(name))).toMatchObject({ status: 400 })
  }
  expect(await rest.db.subject.count({ where: { family_id } })).toBe(1)
})

test("works for sign-up, which has no session yet", async () => {
  const ada = {
    first_name: "Ada",
    last_name: "Byron",
    email: "ada@named.example",
    password: "Sunny-Meadow-42!",
    terms_accepted: true,
  }
  const first = await rest.as(null)("POST", "/auth/register", ada, key("ada"))
  expect(await rest.as(null)("POST", "/auth/register", ada, key("ada"))).toMatchObject({
    status: 200,
    body: first.body,
  })
  expect(await rest.as(null)("POST", "/auth/register", ada)).toMatchObject({ status: 409 })
})

test("a file sent twice is stored once", async () => {
  const { id } = await createAssignment(rest.db, { family_id })
  const pdf = new TextEncoder().encode("%PDF-1.4\nstartxref\n0\n%%EOF")
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/pdf", ...key("file") }
  const send = () => rest.sendBytes(`/api/v1/assignments/${id}/files?name=a.pdf`, pdf, headers)
  expect(idOf(await send())).toBe(idOf(await send()))
  expect(await rest.db.file.count({ where: { family_id, assignment_id: id } })).toBe(1)
})

test("a key has no effect on GET, PUT and DELETE", async () => {
  const subject = idOf(await ask("POST", "/subjects", { name: "Music" }))
  expect(await ask("PUT", `/subjects/${subject}`, { name: "Song" }, key("any"))).toMatchObject({ status: 200 })
  expect(await ask("PUT", `/subjects/${subject}`, { name: "Choir" }, key("any"))).toMatchObject({
    body: { name: "Choir" },
  })
  expect(await ask("DELETE", `/subjects/${subject}`, undefined, key("any"))).toMatchObject({ status: 200 })
})

test("each call of a tRPC batch has its own key", async () => {
  const batch = { 0: { ...nia, first_name: "Ben" }, 1: { ...nia, first_name: "Cleo" } }
  const send = async () => {
    const { body } = await rest.send("POST", "/api/trpc/students.create,students.create?batch=1", {
      body: JSON.stringify(batch),
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...key("ben,cleo") },
    })
    return ["0", "1"].map((place) => read(read(read(read(body, place), "result"), "data"), "id"))
  }
  const first = await send()
  expect(first).toEqual([expect.any(String), expect.any(String)])
  expect(await send()).toEqual(first)
})

test("the OpenAPI document lists the header for every POST", async () => {
  const { body } = await rest.send("GET", "/api/openapi.json")
  const posts = Object.values(fieldsOf(read(body, "paths"))).flatMap((item) => read(item, "post") ?? [])
  expect(posts.length).toBeGreaterThan(40)
  for (const post of posts) {
    expect(Object.values(fieldsOf(read(post, "parameters")))).toContainEqual(
      expect.objectContaining({ in: "header", name: "Idempotency-Key" }),
    )
  }
})
