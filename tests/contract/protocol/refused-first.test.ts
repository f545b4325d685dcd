import { afterAll, describe, expect, test } from "vitest"
import { openFamilyWithAssignment } from "../fixtures/family-with-assignment.ts"

// The order in which requests are refused, and what is logged about them.
const { rest, token, ids, countRows, before } = await openFamilyWithAssignment()
afterAll(rest.close)

const json = { "content-type": "application/json" }
const signedIn = { ...json, authorization: `Bearer ${token}` }
const secret = "Sunflower-Secret-7"
const nested = (levels: number) => "[".repeat(levels) + JSON.stringify(secret) + "]".repeat(levels)
const large = JSON.stringify({ name: secret, description: "x".repeat(2 * 1024 * 1024) })

/** Bodies that are refused, with the status that a signed-in caller gets. */
const refusedBodies: [why: string, body: string, status: number][] = [
  ["too large", large, 413],
  ["not valid JSON", `{"name": ${secret}`, 400],
  ["nested too deeply", `{"name": ${nested(5000)}}`, 400],
  ["invalid", JSON.stringify({ name: [secret] }), 400],
]

const addresses: [method: string, path: () => string][] = [
  ["POST", () => "/api/v1/subjects"],
  ["PUT", () => `/api/v1/subjects/${ids.subject}`],
  ["POST", () => "/api/trpc/subjects.create"],
  ["DELETE", () => "/api/v1/settings/account"],
]

const headersFor = (headers: Record<string, string>, body: string) => ({
  ...headers,
  "content-length": String(Buffer.byteLength(body)),
})

describe.each(addresses)("%s %s with a body that is", (method, path) => {
  test.each(refusedBodies)(
    "%s is refused, but only for signed-in callers",
    { tags: ["api.signed-in-first"] },
    async (_why, body, status) => {
      const mine = await rest.send(method, path(), { body, headers: headersFor(signedIn, body) })
      expect(mine.status, JSON.stringify(mine.body)).toBe(status)
      for (const headers of [json, { ...json, authorization: "Bearer made.up.token" }]) {
        const theirs = await rest.send(method, path(), { body, headers: headersFor(headers, body) })
        expect(theirs.status, JSON.stringify(theirs.body)).toBe(401)
      }
      expect(await countRows()).toBe(before)
    },
  )
})

test.each([
  ["a malformed id", "PUT", "/api/v1/subjects/7"],
  ["an unknown file", "GET", "/api/v1/files/7"],
  ["a connection without a body", "POST", "/api/v1/settings/connections/google"],
  ["Google Drive without a body", "POST", "/api/v1/settings/google/connect"],
  ["a list with an invalid filter", "GET", "/api/v1/assignments?limit=0"],
  ["a method of tRPC that the procedure does not take", "GET", "/api/trpc/subjects.create"],
  ["a batch of protected calls", "GET", "/api/trpc/subjects.list,students.list?batch=1&input=1"],
])("%s answers 401 without a session", { tags: ["api.signed-in-first"] }, async (_what, method, path) => {
  expect(await rest.send(method, path)).toMatchObject({ status: 401 })
})

test("If-Match is not looked at without a session", { tags: ["api.signed-in-first"] }, async () => {
  const headers = { ...json, "if-match": "soon" }
  const answer = await rest.send("PUT", `/api/v1/subjects/${ids.subject}`, { body: "{}", headers })
  expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } })
})

describe("JSON that is nested too deeply", { tags: ["api.nesting"] }, () => {
  const message = "The request is nested more than 32 levels deep."
  const deep = nested(5000)

  test("is refused by REST, also without a session where none is needed", async () => {
    const refused = { status: 400, body: { code: "VALIDATION_ERROR", message } }
    const student = { body: `{"first_name": ${deep}}`, headers: signedIn }
    expect(await rest.send("POST", "/api/v1/students", student)).toMatchObject(refused)
    const login = { body: `{"email": ${deep}}`, headers: json }
    expect(await rest.send("POST", "/api/v1/auth/login", login)).toMatchObject(refused)
  })

  test("is refused by tRPC, in one call, in a batch and in the query", async () => {
    const refused = { status: 400, body: { error: { message, data: { error: { code: "VALIDATION_ERROR" } } } } }
    const one = { body: `{"first_name": ${deep}}`, headers: signedIn }
    expect(await rest.send("POST", "/api/trpc/students.create", one)).toMatchObject(refused)
    const batch = { body: `{"0": {"email": "a@example.com"}, "1": ${deep}}`, headers: json }
    expect(await rest.send("POST", "/api/trpc/auth.login,auth.login?batch=1", batch)).toMatchObject(refused)
    const query = `/api/trpc/subjects.list?input=${encodeURIComponent(nested(500))}`
    expect(await rest.send("GET", query, { headers: signedIn })).toMatchObject(refused)
  })

  test("is accepted up to 32 levels, and then validated", async () => {
    const body = `{"first_name": ${nested(31)}}`
    const answer = await rest.send("POST", "/api/v1/students", { body, headers: signedIn })
    expect(answer).toMatchObject({ status: 400, body: { issues: expect.any(Array) } })
  })
})

test.each(["", "x", "a.b.c", "\0", "x".repeat(2_000)])(
  "a refresh with a text that is no refresh token answers 401",
  { tags: ["api.token-invalid"] },
  async (refresh_token) => {
    for (const given of [refresh_token, token]) {
      const answer = await rest.as(null)("POST", "/auth/refresh", { refresh_token: given })
      expect(answer).toMatchObject({ status: 401, body: { code: "TOKEN_INVALID" } })
    }
  },
)

test("no refused body is logged", { tags: ["site.private-logs"] }, async () => {
  rest.logged.length = 0
  for (const [method, path] of addresses) {
    for (const [, body] of refusedBodies) {
      await rest.send(method, path(), { body, headers: headersFor(signedIn, body) })
      await rest.send(method, path(), { body, headers: headersFor(json, body) })
    }
  }
  const log = rest.logged.join("")
  expect(rest.logged).toHaveLength(addresses.length * refusedBodies.length * 2)
  expect(log).not.toContain("Sunflower")
  expect(log).not.toContain("[[[")
})
