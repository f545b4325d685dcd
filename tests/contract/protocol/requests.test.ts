import { afterAll, describe, expect, test } from "vitest"
import { openFamilyWithAssignment } from "../fixtures/family-with-assignment.ts"
import { idOf, read } from "../fixtures/rest-client.ts"

// Errors that occur before a procedure runs.
const { rest, token, ask, ids, countRows, before } = await openFamilyWithAssignment()
afterAll(rest.close)

const asJson = () => ({ authorization: `Bearer ${token}`, "content-type": "application/json" })
const unknown = "0199a000-0000-7000-8000-000000000000"

describe("an invalid request", () => {
  test.each(["{", '{"name": "Art"', "name=Art", '"\\ud800'])("malformed JSON: %s", async (body) => {
    const answer = await rest.send("POST", "/api/v1/subjects", { body, headers: asJson() })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_ERROR", message: "The request body is not valid JSON." },
    })
    expect(await countRows()).toBe(before)
  })

  test("an unsupported content type", async () => {
    const answer = await rest.send("POST", "/api/v1/subjects", {
      body: "<name>Art</name>",
      headers: { ...asJson(), "content-type": "text/xml" },
    })
    expect(answer).toMatchObject({ status: 415, body: { message: "Send the body as application/json." } })
  })

  test.each(["[]", "null", "1", '"x"'])("a batch of %s", async (body) => {
    const refusal = { status: 400, body: [{ error: { data: { error: { code: "VALIDATION_ERROR" } } } }] }
    const changes = await rest.send("POST", "/api/trpc/auth.refresh?batch=1", { body, headers: asJson() })
    expect(changes, JSON.stringify(changes.body)).toMatchObject(refusal)
    const reads = await rest.send("GET", `/api/trpc/subjects.list?batch=1&input=${body}`, { headers: asJson() })
    expect(reads, JSON.stringify(reads.body)).toMatchObject(refusal)
  })

  test("an unsupported method", async () => {
    for (const path of ["/api/v1/subjects", "/api/health"]) {
      const answer = await rest.send("PROPFIND", path)
      expect(answer, path).toMatchObject({ status: 405, body: { message: "This address does not take that method." } })
      expect(answer.headers.get("allow")).toContain("DELETE")
    }
  })

  test.each(["/api/v1/subjects", "/api/trpc/subjects.create"])(
    "a body of 2 MB to %s",
    { tags: ["api.payload-too-large"] },
    async (path) => {
      const body = JSON.stringify({ name: "x".repeat(2 * 1024 * 1024) })
      const answer = await rest.send("POST", path, {
        body,
        headers: { ...asJson(), "content-length": String(body.length) },
      })
      expect(answer.status).toBe(413)
      expect(JSON.stringify(answer.body)).toContain('"code":"PAYLOAD_TOO_LARGE"')
      expect(await countRows()).toBe(before)
    },
  )

  test("fields that clients cannot set and prototype keys are ignored", async () => {
    const mine = await rest.db.family.findFirstOrThrow({ select: { id: true } })
    const sent =
      '{"name":"Art","id":"' +
      unknown +
      '","family_id":"' +
      unknown +
      '","version":9,"created_at":"1999-01-01T00:00:00Z","__proto__":{"admin":true},"constructor":1}'
    const answer = await rest.send("POST", "/api/v1/subjects", { body: sent, headers: asJson() })
    expect(answer).toMatchObject({ status: 200, body: { name: "Art", version: 1 } })
    const row = await rest.db.subject.findUniqueOrThrow({ where: { id: idOf(answer) } })
    expect(row.family_id).toBe(mine.id)
    expect(row.id).not.toBe(unknown)
    await ask("DELETE", `/subjects/${row.id}`)
  })

  test("an error over tRPC names its fields too and has no stack", async () => {
    const body = JSON.stringify({ assignment_id: ids.assignment, points_earned: 51 })
    const answer = await rest.send("POST", "/api/trpc/grades.record", { body, headers: asJson() })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: {
          message: "Points must be a number between 0 and 50",
          data: { error: { code: "VALIDATION_ERROR" }, fieldErrors: { points_earned: expect.any(String) } },
        },
      },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/stack|node_modules|prisma/i)
  })

  test.each(["false", "no", 1, {}])("%j does not accept the terms, over REST and over tRPC", async (terms_accepted) => {
    const body = {
      first_name: "Eve",
      last_name: "Hall",
      email: "eve@example.com",
      password: "Sunny-Meadow-42!",
      terms_accepted,
    }
    const rows = await countRows()
    const overRest = await rest.as(null)("POST", "/auth/register", body)
    const overTrpc = await rest.send("POST", "/api/trpc/auth.register", {
      body: JSON.stringify(body),
      headers: asJson(),
    })
    expect([overRest.status, overTrpc.status]).toEqual([400, 400])
    expect(await countRows()).toBe(rows)
  })

  test('refuses "false" as the choice to sign out everywhere', async () => {
    expect(await ask("POST", "/auth/logout", { clear_all_sessions: "false" })).toMatchObject({ status: 400 })
    expect((await ask("GET", "/auth/whoami")).status).toBe(200)
  })

  test("a coerced value does not make later bodies coerce", async () => {
    await ask("GET", "/assignments?limit=5")
    await ask("POST", "/grades", { assignment_id: ids.assignment, points_earned: 1_000 })
    const body = JSON.stringify({ assignment_id: ids.assignment, points_earned: "" })
    const answer = await rest.send("POST", "/api/trpc/grades.record", { body, headers: asJson() })
    expect(answer.status).toBe(400)
  })

  test("If-Match is refused for a resource without versions and checked when deleting one with a version", async () => {
    const preferences = await ask("PUT", "/settings/preferences", {}, { "if-match": '"1"' })
    expect(preferences).toMatchObject({ status: 400, body: { message: expect.stringContaining("If-Match") } })
    const { body } = await ask("POST", "/providers", { name: "Short-lived" })
    const path = `/providers/${String(read(body, "id"))}`
    await ask("PUT", path, { name: "Changed" })
    expect(await ask("DELETE", path, undefined, { "if-match": '"1"' })).toMatchObject({ status: 409 })
    expect(await ask("DELETE", path, undefined, { "if-match": '"2"' })).toMatchObject({ status: 200 })
  })

  test.each(['"abc"', '"1","2"', '"99999999999"'])("an invalid If-Match header %s is refused", async (header) => {
    const answer = await ask("PUT", `/subjects/${ids.subject}`, { name: "Changed" }, { "if-match": header })
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining("If-Match") } })
    expect(await ask("GET", `/subjects/${ids.subject}`)).toMatchObject({ body: { name: "Science" } })
  })

  test("HEAD returns the headers of GET without a body", async () => {
    const answer = await ask("HEAD", "/students")
    expect(answer.status).toBe(200)
    expect((await ask("HEAD", "/unicorns")).status).toBe(404)
  })

  test("a tRPC error before the procedure has a request id", async () => {
    const ids = { "x-request-id": "mine" }
    const malformed = await rest.send("POST", "/api/trpc/auth.login", { body: "{", headers: { ...asJson(), ...ids } })
    const undecodable = await rest.send("GET", "/api/trpc/%E0%A4%A", { headers: ids })
    const wrongKind = await rest.send("POST", "/api/trpc/auth.login", {
      body: "x",
      headers: { ...ids, "content-type": "text/xml" },
    })
    for (const [answer, status] of [
      [malformed, 400],
      [undecodable, 404],
      [wrongKind, 415],
    ] as const) {
      expect(answer).toMatchObject({ status, body: { error: { data: { error: { request_id: "mine" } } } } })
    }
    expect(malformed).toMatchObject({ body: { error: { message: "The request body is not valid JSON." } } })
  })
})

describe("without access", () => {
  test.each([
    ["no token", null, 401, "UNAUTHORIZED"],
    ["a forged token", "a.b.c", 401, "TOKEN_INVALID"],
  ])("%s", async (_, bearer, status, code) => {
    expect(await rest.as(bearer)("GET", "/students")).toMatchObject({ status, body: { code } })
  })

  test("an expired token", async () => {
    const startedAt = rest.clock.now
    rest.clock.now = new Date(startedAt.getTime() + 61 * 60 * 1000)
    expect(await ask("GET", "/students")).toMatchObject({ status: 401, body: { code: "TOKEN_EXPIRED" } })
    rest.clock.now = startedAt
  })

  test("a batch of more than ten calls", async () => {
    const many = Array.from({ length: 11 }, () => "auth.login").join(",")
    const answer = await rest.send("POST", `/api/trpc/${many}?batch=1`, {
      body: "{}",
      headers: { "content-type": "application/json" },
    })
    expect(answer.status).toBe(400)
  })
})
