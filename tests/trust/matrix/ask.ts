import { listRestRoutes } from "@hearthbook/api/openapi/rest-routes"
import { fieldsOf, read, type Answer } from "../../contract/fixtures/rest-client.ts"
import type { Caller, Outcome } from "./callers.ts"
import { called } from "./procedures.ts"
import type { World } from "./fixtures.ts"

/** A call to send over tRPC, in a batch or over REST. */
export type Call = { world: World; caller: Caller; procedure: string; input: unknown }

/** A response: the status, the error code, and over tRPC the tRPC error code. */
export type Reply = { status: number; code: string | undefined; trpc?: string | undefined }

/** The expected response for each refusal, over REST and over tRPC. */
export const replies: Record<Exclude<Outcome, "allowed">, Required<Reply>> = {
  "signed out": { status: 401, code: "UNAUTHORIZED", trpc: "UNAUTHORIZED" },
  revoked: { status: 401, code: "TOKEN_INVALID", trpc: "UNAUTHORIZED" },
  forbidden: { status: 403, code: "UNAUTHORIZED", trpc: "FORBIDDEN" },
  "not found": { status: 404, code: "NOT_FOUND", trpc: "NOT_FOUND" },
}

const json = { "content-type": "application/json" }

/** The caller's token, and the cookie of the first family's tablet. */
function bearer({ world, caller }: Call): Record<string, string> {
  const token = world.tokenOf(caller)
  return { ...world.tablet, ...(token ? { authorization: `Bearer ${token}` } : {}) }
}

/** Sends a single tRPC call. A mutation without input is sent in a batch of one, like the web app does, because an empty body is not JSON. */
export async function askTrpc(call: Call): Promise<Reply> {
  const { world, procedure, input } = call
  const path = `/api/trpc/${procedure}`
  const headers = { ...json, ...bearer(call) }
  if (isQuery(procedure)) {
    const answer = await world.rest.send("GET", `${path}${asQuery({ input })}`, { headers: bearer(call) })
    return { ...toReply(answer.body), status: answer.status }
  }
  if (input !== undefined) {
    const answer = await world.rest.send("POST", path, { body: JSON.stringify(input), headers })
    return { ...toReply(answer.body), status: answer.status }
  }
  const { body, status } = await world.rest.send("POST", `${path}?batch=1`, { body: "{}", headers })
  return { ...toReply(Array.isArray(body) ? body[0] : body), status }
}

/** Sends a call in a batch with a public call, which must succeed regardless of this one. */
export async function askBatch(call: Call): Promise<Reply> {
  const { world, procedure, input } = call
  const [beside, besideInput] = isQuery(procedure)
    ? ["auth.options", undefined]
    : ["unsubscribe.read", { token: world.links.unsubscribe }]
  const inputs = JSON.stringify({ 0: input, 1: besideInput })
  const path = `/api/trpc/${procedure},${beside}`
  const { body } = isQuery(procedure)
    ? await world.rest.send("GET", `${path}?${new URLSearchParams({ batch: "1", input: inputs })}`, {
        headers: bearer(call),
      })
    : await world.rest.send("POST", `${path}?batch=1`, { body: inputs, headers: { ...json, ...bearer(call) } })
  const [answer, other] = Object.values(fieldsOf(body))
  if (!read(other, "result")) return { status: 0, code: `${beside}, called beside it, was not answered` }
  const reply = toReply(answer)
  return { ...reply, status: Number(read(read(read(answer, "error"), "data"), "httpStatus") ?? 200) }
}

function isQuery(procedure: string): boolean {
  return called[procedure]?._def.type === "query"
}

function asQuery({ input }: { input: unknown }): string {
  return input === undefined ? "" : `?${new URLSearchParams({ input: JSON.stringify(input) })}`
}

function toReply(answer: unknown): Omit<Reply, "status"> {
  const data = read(read(answer, "error"), "data")
  if (data === undefined) return { code: undefined }
  return { code: textAt(read(data, "error"), "code"), trpc: textAt(data, "code") }
}

/** REST routes that are not derived from the router. */
const extraRoutes = [{ procedure: "account.delete", method: "DELETE", path: "/settings/account", hasBody: true }]
const routes = [
  ...listRestRoutes().map((route) => ({ ...route, hasBody: /POST|PUT/.test(route.method) })),
  ...extraRoutes,
]

/** Sends a call to the procedure's REST route. */
export async function askRest(call: Call): Promise<Reply> {
  const { world, procedure, input } = call
  const route = routes.find((one) => one.procedure === procedure)
  if (!route) throw new Error(`${procedure} has no REST route.`)
  const rest = new Map(Object.entries(fieldsOf(input)))
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const given = Object.fromEntries(rest)
  const query =
    route.hasBody || rest.size === 0
      ? ""
      : `?${new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))}`
  const ask = world.rest.as(world.tokenOf(call.caller))
  return toRestReply(await ask(route.method, `${path}${query}`, route.hasBody ? given : undefined, call.world.tablet))
}

/** Converts a REST response to a reply. */
export function toRestReply({ status, body }: Answer): Reply {
  return { status, code: textAt(body, "code") }
}

function textAt(body: unknown, field: string): string | undefined {
  const value = read(body, field)
  return typeof value === "string" ? value : undefined
}
