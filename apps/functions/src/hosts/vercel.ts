import { getRequestListener, RequestError } from "@hono/node-server"
import type { WaitUntil } from "../http/after-response.ts"
import type { RouteGroup } from "../http/app-env.ts"
import { openFunction } from "./serverless.ts"

/** The global with the request's context in Vercel's runtime. The package @vercel/functions reads it too. */
const contextKey = Symbol.for("@vercel/request-context")

/** Returns the handler of a Vercel function, which Vercel's launcher calls with a request and response of Node's HTTP server. */
export async function serveOnVercel(routes: RouteGroup[]) {
  // Vercel's edge replaces X-Forwarded-For, so its one entry is the client.
  const app = await openFunction(routes, { own_proxies: 1, waitUntil: findWaitUntil })
  return getRequestListener(app.fetch, {
    errorHandler: (error) => new Response(null, { status: error instanceof RequestError ? 400 : 500 }),
  })
}

type RequestContext = { get?: () => { waitUntil?: WaitUntil } | undefined }

function findWaitUntil(): WaitUntil | undefined {
  const context: typeof globalThis & { [contextKey]?: RequestContext } = globalThis
  return context[contextKey]?.get?.()?.waitUntil
}
