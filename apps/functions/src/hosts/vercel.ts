import { getRequestListener, RequestError } from "@hono/node-server"
import type { WaitUntil } from "../http/after-response.ts"
import type { RouteGroup } from "../http/app-env.ts"
import { openFunction } from "./serverless.ts"

/** Where Vercel's runtime keeps what belongs to the request; the package @vercel/functions looks there too. */
const contextKey = Symbol.for("@vercel/request-context")

/** A function as Vercel's launcher for Node calls it: with a request and an answer of Node's own server. */
export async function serveOnVercel(parts: RouteGroup[]) {
  // Vercel's edge writes X-Forwarded-For anew, so that its one entry is who called.
  const app = await openFunction(parts, { own_proxies: 1, waitUntil: findWaitUntil })
  return getRequestListener(app.fetch, {
    errorHandler: (error) => new Response(null, { status: error instanceof RequestError ? 400 : 500 }),
  })
}

type RequestContext = { get?: () => { waitUntil?: WaitUntil } | undefined }

function findWaitUntil(): WaitUntil | undefined {
  const kept: typeof globalThis & { [contextKey]?: RequestContext } = globalThis
  return kept[contextKey]?.get?.()?.waitUntil
}
