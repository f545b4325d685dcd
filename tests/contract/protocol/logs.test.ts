import { afterAll, beforeAll, expect, test } from "vitest"
import { idOf, openRest, read, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
beforeAll(async () => void (rest = await openRest()))
afterAll(() => rest.close())

test("each request logs one line with its id, path and status", { tags: ["site.private-logs"] }, async () => {
  const { headers } = await rest.as(null)("GET", "/students?student_id=secret")
  expect(rest.logged.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: "request",
      request_id: headers.get("x-request-id"),
      method: "GET",
      path: "/api/v1/students",
      status: 401,
      milliseconds: expect.any(Number),
    }),
  ])
})

test("the log contains no personal data, even after errors", { tags: ["site.private-logs"] }, async () => {
  const password = "Sunny-Meadow-42!"
  const person = {
    first_name: "Philippa",
    last_name: "Featherstone",
    email: "philippa@example.com",
    password,
    terms_accepted: true,
  }
  const anonymous = rest.as(null)
  const { body } = await anonymous("POST", "/auth/register", person)
  const tokens = [String(read(body, "access_token")), String(read(body, "refresh_token"))]
  const ask = rest.as(tokens[0] ?? "")
  await anonymous("POST", "/auth/register", person)
  await anonymous("POST", "/auth/login", { email: person.email, password: "Wrong-Meadow-42!" })
  await anonymous("POST", "/auth/refresh", { refresh_token: tokens[1] })
  const child = { first_name: "Ottoline", last_name: "Featherstone", date_of_birth: "2016-12-10" }
  const id = idOf(await ask("POST", "/students", child))
  await ask("PUT", `/students/${id}`, { first_name: "Ottoline\0" })
  // A database error quotes the row in its message.
  await rest.db.$executeRaw`ALTER TABLE student ADD CONSTRAINT no_more CHECK (first_name <> 'Ottilie')`
  expect((await ask("PUT", `/students/${id}`, { first_name: "Ottilie" })).status).toBe(500)

  const log = rest.logged.join("")
  expect(log).toContain("unexpected error")
  for (const secret of [
    ...Object.values(person).map(String),
    "Ottoline",
    "Ottilie",
    "2016-12-10",
    ...tokens,
    "argon2",
  ]) {
    if (secret !== "true") expect(log).not.toContain(secret)
  }
})
