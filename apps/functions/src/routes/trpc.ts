import { appRouter } from "@hearthbook/api/root"
import type { TRPCError } from "@trpc/server"
import { fetchRequestHandler } from "@trpc/server/adapters/fetch"
import type { Context } from "hono"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse, trpcErrorResponse, logUnexpected, retryAfter } from "../http/error-response.ts"

/** The most calls that one request may batch; more would multiply sign-in attempts. */
const largestBatch = 10

export async function serveTrpc(c: Context<AppEnv>): Promise<Response> {
  if (!isDecodable(new URL(c.req.url).pathname)) return errorResponse(c, "NOT_FOUND")
  const api = c.get("api")()
  let early: TRPCError | undefined
  let wait: string | undefined
  const response = await fetchRequestHandler({
    endpoint: "/api/trpc",
    req: c.req.raw,
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

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
