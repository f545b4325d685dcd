import { appRouter } from "@hearthbook/api"
import type { TRPCError } from "@trpc/server"
import { fetchRequestHandler } from "@trpc/server/adapters/fetch"
import type { Context } from "hono"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse, refusalResponse, trpcErrorResponse, logUnexpected, retryAfter } from "../http/error-response.ts"
import { refuseDeepJson } from "../http/parse-json.ts"

/** The most calls that one request may batch; more would multiply sign-in attempts. */
const largestBatch = 10

export async function serveTrpc(c: Context<AppEnv>): Promise<Response> {
  if (!isDecodable(new URL(c.req.url).pathname)) return errorResponse(c, "NOT_FOUND")
  const request = await readRequest(c)
  if (request instanceof Response) return request
  const api = c.get("api")()
  let early: TRPCError | undefined
  let wait: string | undefined
  const response = await fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: () => api,
    maxBatchSize: largestBatch,
    onError({ error, path, ctx }) {
      logUnexpected(api.log, { error, path })
      if (!ctx) early = error
      wait = retryAfter(error) ?? wait
    },
  })
  if (wait) response.headers.set("Retry-After", wait)
  // An error before the context exists was formatted without the request id.
  return early ? trpcErrorResponse(c, early) : response
}

/** Returns the request with its body read, or the response to input that is nested too deeply. */
async function readRequest(c: Context<AppEnv>): Promise<Request | Response> {
  const { url, method, headers, signal } = c.req.raw
  const body = method === "POST" ? await c.req.text() : undefined
  try {
    refuseDeepJson(body ?? c.req.query("input") ?? "")
  } catch (error) {
    return refusalResponse(c, error)
  }
  return body === undefined ? c.req.raw : new Request(url, { method, headers, body, signal })
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
