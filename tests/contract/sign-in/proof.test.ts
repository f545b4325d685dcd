import { listRestRoutes } from "@hearthbook/api/openapi/rest-routes"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectations, type Expectation } from "../../trust/matrix/expectations.ts"
import { openRest, read, type Rest } from "../fixtures/rest-client.ts"

// An open session alone does nothing that is sensitive. The table of expectations says of every procedure whether it needs a proof.

let rest: Rest
let ask: ReturnType<Rest["as"]>
const email = "ada@family.test"
const password = "Sunny-Meadow-42!"
beforeAll(async () => {
  rest = await openRest()
  ask = rest.as(await rest.register(email))
})
afterAll(() => rest.close())

const forgetProofs = () => rest.db.session.updateMany({ data: { proved_until: null } })
const table = new Map<string, Expectation>(Object.entries(expectations))
const someId = "0190a0a0-0000-7000-8000-000000000001"

describe("a session without a proof", { tags: ["api.proof-required"] }, () => {
  // Signing out would end the session of the others.
  const routes = listRestRoutes().filter(
    ({ procedure }) => procedure !== "auth.logout" && table.get(procedure)?.who !== "anyone",
  )
  test.each(routes)("is refused by $method $path if it needs one", async ({ method, path, procedure }) => {
    await forgetProofs()
    const body = method === "GET" || method === "DELETE" ? undefined : {}
    const answer = await ask(method, path.replace(/\{\w+\}/g, someId), body)
    expect(read(answer.body, "code") === "PROOF_REQUIRED").toBe(table.get(procedure)?.needs_proof === true)
  })

  test.each([
    ["GET", "/family/archive"],
    ["POST", "/family/archive/ticket"],
  ])("is refused by %s %s", async (method, path) => {
    await forgetProofs()
    expect(await ask(method, path, method === "GET" ? undefined : {})).toMatchObject({
      status: 403,
      body: { code: "PROOF_REQUIRED", message: "Please confirm that it is you." },
    })
  })
})

test("a password proves who the person is for ten minutes", { tags: ["api.prove"] }, async () => {
  await forgetProofs()
  const draft = { name: "Script", scope: "read", expires_on: null }
  expect(await ask("POST", "/access-tokens", draft)).toMatchObject({ status: 403, body: { code: "PROOF_REQUIRED" } })
  expect(await ask("POST", "/auth/proof", { password: "wrong" })).toMatchObject({
    status: 400,
    body: { issues: [{ field: "password", message: "This is not your current password." }] },
  })
  const { status, body } = await ask("POST", "/auth/proof", { password })
  expect({ status, until: Date.parse(String(read(body, "valid_until"))) }).toEqual({
    status: 200,
    until: rest.clock.now.getTime() + 10 * 60_000,
  })
  expect(await ask("POST", "/access-tokens", draft)).toMatchObject({ status: 200 })
})
