import { appRouter } from "@hearthbook/api/root"
import { fetchRequestHandler } from "@trpc/server/adapters/fetch"
import type { Context } from "hono"
import type { AppEnv } from "./app.ts"

/** Calls that one request may batch; more would multiply log-in attempts. */
const largestBatch = 10

export function serveTrpc(c: Context<AppEnv>): Promise<Response> {
  const api = c.get("api")()
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: c.req.raw,
    router: appRouter,
    createContext: () => api,
    maxBatchSize: largestBatch,
    onError({ error, path }) {
      if (error.code === "INTERNAL_SERVER_ERROR")
        api.log.error({ err: error.cause ?? error, procedure: path }, "unexpected error")
    },
  })
}
