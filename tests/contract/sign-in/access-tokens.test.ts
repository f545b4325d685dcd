import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openFamilyWithAssignment } from "../fixtures/family-with-assignment.ts"
import { idOf, read, type Ask } from "../fixtures/rest-client.ts"

type Family = Awaited<ReturnType<typeof openFamilyWithAssignment>>

let family: Family
let reader: { id: string; ask: Ask }
let writer: { id: string; ask: Ask }
beforeAll(async () => {
  family = await openFamilyWithAssignment()
  reader = await programWith("read")
  writer = await programWith("read_write")
})
afterAll(() => family.rest.close())

/** Creates a token, and returns a client that sends it. */
async function programWith(scope: "read" | "read_write") {
  const draft = { name: "Script", scope, expires_on: "2026-12-31" }
  const created = await family.ask("POST", "/access-tokens", draft)
  return { id: idOf(created), ask: family.rest.as(String(read(created.body, "token"))) }
}

test(
  "an adult lists, creates and revokes tokens",
  { tags: ["api.list-access-tokens", "api.create-access-token", "api.delete-access-token", "api.token-revoked"] },
  async () => {
    const { id, ask } = await programWith("read")
    const listed = await family.ask("GET", "/access-tokens")
    expect(listed.body).toContainEqual({
      id,
      name: "Script",
      scope: "read",
      expires_on: "2026-12-31T00:00:00.000Z",
      last_used_at: null,
      created_at: expect.any(String),
    })
    expect(await ask("GET", "/students")).toMatchObject({ status: 200 })
    expect(await family.ask("DELETE", `/access-tokens/${id}`)).toMatchObject({ status: 200, body: { id } })
    expect(await ask("GET", "/students")).toMatchObject({ status: 401, body: { code: "TOKEN_INVALID" } })
  },
)

describe("a program is refused with 403", { tags: ["api.token-scope"] }, () => {
  test.each([
    ["PUT", "/family"],
    ["POST", "/students"],
    ["POST", "/grades"],
  ])("with a token that only reads, by %s %s", async (method, path) => {
    expect(await reader.ask(method, path, {})).toMatchObject({
      status: 403,
      body: { code: "UNAUTHORIZED", message: "This access token can only read." },
    })
  })

  test.each([
    ["GET", "/auth/whoami"],
    ["GET", "/auth/sessions"],
    ["GET", "/access-tokens"],
    ["POST", "/access-tokens"],
    ["PUT", "/settings/password"],
    ["GET", "/family/archive"],
    ["POST", "/family/archive/uploads"],
    ["GET", "/family/invitations"],
    ["GET", "/calendar-feeds"],
    ["POST", "/calendar-feeds"],
    ["DELETE", "/settings/account", { password: "Sunny-Meadow-42!" }],
  ])("whatever its scope, by %s %s", async (method, path, given?: object) => {
    const body = method === "GET" ? undefined : (given ?? {})
    for (const { ask } of [reader, writer]) expect(await ask(method, path, body)).toMatchObject({ status: 403 })
  })

  test("by a path of the web app, too", async () => {
    const { rest } = family
    const { body } = await family.ask("POST", "/access-tokens", { name: "Script", scope: "read_write" })
    const headers = { authorization: `Bearer ${String(read(body, "token"))}`, "content-type": "application/json" }
    expect(await rest.send("GET", "/api/trpc/accessTokens.list", { headers })).toMatchObject({ status: 403 })
  })
})

test("a program that may write changes a row", { tags: ["api.token-scope"] }, async () => {
  const { student } = family.ids
  expect(await writer.ask("PUT", `/students/${student}`, { first_name: "Benny" })).toMatchObject({
    status: 200,
    body: { first_name: "Benny" },
  })
})
