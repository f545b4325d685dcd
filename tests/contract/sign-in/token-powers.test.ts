import { appRouter } from "@hearthbook/api"
import { listRestRoutes } from "@hearthbook/api/openapi/rest-routes"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectations, type Expectation } from "../../trust/matrix/expectations.ts"
import { openRest, read, type Rest } from "../fixtures/rest-client.ts"

// Whatever lets somebody in would outlive the token that made it. The table of expectations says of every procedure whether it does.

let rest: Rest
const tokens: string[] = []
beforeAll(async () => {
  rest = await openRest()
  const parent = rest.as(await rest.register("ada@family.test"))
  for (const scope of ["read", "read_write"]) {
    const created = await parent("POST", "/access-tokens", { name: scope, scope, expires_on: null })
    tokens.push(String(read(created.body, "token")))
  }
})
afterAll(() => rest.close())

const table = new Map<string, Expectation>(Object.entries(expectations))
const refusal = "An access token cannot do this. Please sign in."
const someId = "0190a0a0-0000-7000-8000-000000000001"

/** Calls of signed-in persons. What needs no session takes no token, either. */
const procedures = Object.entries(appRouter._def.procedures as object as Record<string, { _def: Facts }>)
  .map(([name, { _def }]) => ({ name, ..._def, expected: table.get(name) }))
  .filter(({ meta }) => meta?.is_public !== true)
type Facts = { type: string; meta?: { is_public?: boolean } }

/** True if the answer is the refusal of a program. */
const isRefusal = ({ status, body }: { status: number; body: unknown }) =>
  status === 403 && JSON.stringify(body).includes(refusal)

describe("a program with an access token", { tags: ["api.token-scope"] }, () => {
  test.each(procedures)("is refused by $name over tRPC if it lets somebody in", async ({ name, type, expected }) => {
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
      const answer =
        type === "mutation"
          ? await rest.send("POST", `/api/trpc/${name}`, { headers, body: "{}" })
          : await rest.send("GET", `/api/trpc/${name}`, { headers })
      expect(isRefusal(answer)).toBe(expected?.in_person === true)
    }
  })

  const names = new Set(procedures.map(({ name }) => name))
  const routes = listRestRoutes().filter(({ procedure }) => names.has(procedure))
  test.each(routes)("is refused by $method $path if it lets somebody in", async ({ method, path, procedure }) => {
    for (const token of tokens) {
      const body = method === "GET" || method === "DELETE" ? undefined : {}
      const answer = await rest.as(token)(method, path.replace(/\{\w+\}/g, someId), body)
      expect(isRefusal(answer)).toBe(table.get(procedure)?.in_person === true)
    }
  })
})
