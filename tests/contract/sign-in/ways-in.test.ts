import { afterAll, expect, test } from "vitest"
import { idOf, openRest, read } from "../fixtures/rest-client.ts"

const rest = await openRest()
afterAll(() => rest.close())

const password = "Sunny-Meadow-42!"

/** A parent with a tablet and an access token. */
async function openHome(email: string) {
  const ask = rest.as(await rest.register(email))
  const tablet = idOf(await ask("POST", "/tablets", { name: "Kitchen" }))
  const token = await ask("POST", "/access-tokens", { name: "Backup", scope: "read_write", expires_on: null })
  return { ask, tablet, token: String(read(token.body, "token")) }
}

test(
  "what lets somebody in is listed for people only, and each is revoked by kind and id",
  { tags: ["api.list-ways-in", "api.revoke-way-in"] },
  async () => {
    const { ask, tablet, token } = await openHome("doors@example.com")
    const { status, body } = await ask("GET", "/security/ways-in")
    expect(status).toBe(200)
    const member = (body as { kind: string; id: string }[]).find(({ kind }) => kind === "member")
    const way = {
      kind: "tablet",
      id: tablet,
      name: "Kitchen",
      made_by: member?.id,
      last_used_at: null,
      expires_on: null,
    }
    expect(body).toEqual(expect.arrayContaining([expect.objectContaining(way)]))
    expect(await rest.as(token)("GET", "/security/ways-in")).toMatchObject({
      status: 403,
      body: { message: "An access token cannot do this. Please sign in." },
    })
    expect((await rest.as(token)("DELETE", `/security/ways-in/tablet/${tablet}`)).status).toBe(403)
    expect((await rest.as(null)("GET", "/security/ways-in")).status).toBe(401)
    expect((await ask("DELETE", `/security/ways-in/door/${tablet}`)).status).toBe(400)
    expect((await ask("DELETE", "/security/ways-in/tablet/kitchen")).status).toBe(404)
    const revoked = await ask("DELETE", `/security/ways-in/tablet/${tablet}`)
    expect(revoked).toMatchObject({ status: 200, body: { id: tablet } })
    expect((await ask("DELETE", `/security/ways-in/tablet/${tablet}`)).status).toBe(404)
  },
)

test("a new password says what it revoked", { tags: ["api.change-password"] }, async () => {
  const { ask, tablet, token } = await openHome("fresh@example.com")
  const change = { current_password: password, new_password: "Quiet-Lantern-58!" }
  expect((await ask("PUT", "/settings/password", { ...change, revoke: ["door"] })).status).toBe(400)
  expect(await ask("PUT", "/settings/password", { ...change, revoke: ["access_token"] })).toMatchObject({
    status: 200,
    body: { signed_out: 0, revoked: [{ kind: "access_token", name: "Backup" }] },
  })
  expect((await rest.as(token)("GET", "/students")).status).toBe(401)
  const again = { current_password: change.new_password, new_password: password }
  expect(await ask("PUT", "/settings/password", again)).toMatchObject({
    status: 200,
    body: { revoked: [{ kind: "tablet", id: tablet, name: "Kitchen" }] },
  })
})
