import { readAside } from "../threads/read-aside.ts"
import { createContext } from "@hearthbook/api/identity/context"
import { readKeys } from "@hearthbook/api/idempotency/idempotency-key"
import { Hono, type Context, type HonoRequest } from "hono"
import { bodyLimit } from "hono/body-limit"
import { createMiddleware } from "hono/factory"
import { requestId } from "hono/request-id"
import type { AppEnv, AppOptions, RouteGroup } from "../http/app-env.ts"
import { readBrowser, rememberBrowser } from "../http/browser-cookie.ts"
import { readTablet, rememberTablet } from "../http/tablet-cookie.ts"
import { clientAddress } from "../http/client-address.ts"
import { errorResponse, unexpectedErrorResponse } from "../http/error-response.ts"
import { logRequests } from "../middleware/log-requests.ts"
import { hideReferrers } from "../middleware/hide-referrers.ts"
import { refuseBody } from "../middleware/refuse-body.ts"
import { refuseMethod } from "../middleware/refuse-method.ts"
import { refuseOtherSitesCalls } from "../middleware/refuse-other-sites.ts"
import { refuseUnprepared } from "../middleware/refuse-unprepared.ts"
import { securityHeaders, siteOf } from "../middleware/security-headers.ts"

/** The largest JSON body in bytes. */
const largestBody = 1024 * 1024

/** Creates an app from route groups, in their order, with the middleware that every address has in common. */
export function frameApp(options: AppOptions, routes: RouteGroup[]): Hono<AppEnv> {
  const { database, isPrepared, settings, trusted_proxies, fetch_logo = null, look_up = null, clock, log } = options
  const app = new Hono<AppEnv>()

  app.use(hideReferrers, requestId({ limitLength: 64 }), securityHeaders(siteOf(settings)))
  app.use(logRequests(log, clock), addResponseHeaders, refuseMethod)
  app.use("/api/v1/*", refuseOtherSitesCalls)
  const createApiContext = createMiddleware<AppEnv>(async (c, next) => {
    const browser = readBrowser(c, settings.app_url)
    const tablet = readTablet(c, settings.app_url)
    c.set("api", () =>
      createContext({
        client: database.client,
        settings,
        clock,
        log: log.child({ request_id: c.get("requestId") }),
        fetch_logo,
        look_up,
        read_file: readAside,
        authorization: c.req.header("authorization") ?? null,
        client_address: clientAddress(
          c.env?.caller_address ?? c.env?.incoming?.socket.remoteAddress,
          c.req.header("x-forwarded-for"),
          trusted_proxies,
        ),
        user_agent: c.req.header("user-agent") ?? null,
        request_id: c.get("requestId"),
        browser,
        tablet,
        // All other methods are idempotent by themselves.
        idempotency_keys: c.req.method === "POST" ? readKeys(c.req.header("idempotency-key"), isBatch(c.req)) : [],
      }),
    )
    await next()
    rememberBrowser(c, browser, settings.app_url)
    rememberTablet(c, tablet, settings.app_url)
  })
  app.use("/api/*", createApiContext)
  if (isPrepared) app.use("/api/*", refuseUnprepared(isPrepared))
  for (const register of routes) register(app, options)

  app.all("/api/*", (c) => errorResponse(c, "NOT_FOUND"))
  app.onError((error, c) => unexpectedErrorResponse(error, c, log))
  return app
}

/** Returns true if the request may be a batch of tRPC calls. */
function isBatch(request: HonoRequest): boolean {
  return request.path.startsWith("/api/trpc/") && request.query("batch") === "1"
}

/** Limits the bodies of all routes registered after it. Routes that take larger bodies are registered before. */
export const limitJsonBody: RouteGroup = (app) => {
  const onError = (c: Context) => refuseBody(c)
  const measure = bodyLimit({ maxSize: largestBody, onError })
  // Only a body without a length is measured, because wrapping it in a stream takes longer than reading a short body.
  const limit = createMiddleware<AppEnv>(async (c, next) => {
    const length = contentLength(c.req.raw.headers)
    if (length === undefined) return hasNoBody(c.req.method) ? next() : measure(c, next)
    return length > largestBody ? onError(c) : next()
  })
  app.use("/api/*", limit)
}

/** Returns the declared length of the body, which the server enforces; undefined if none is declared. */
function contentLength(headers: Headers): number | undefined {
  const length = headers.get("content-length")
  return length === null || headers.has("transfer-encoding") ? undefined : Number(length)
}

function hasNoBody(method: string): boolean {
  return method === "GET" || method === "HEAD"
}

/** Sets headers after the response is made, because an adapter's own Response replaces those set before. */
const addResponseHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  c.res.headers.set("X-Request-Id", c.get("requestId"))
  // Responses contain a family's data, and some contain tokens.
  const isPrivate = /^\/(api|dev)\//.test(c.req.path)
  if (isPrivate && !c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store")
  // The link to a transcript must not turn up in a search.
  if (isPrivate || c.req.path.startsWith("/transcript/")) c.res.headers.set("X-Robots-Tag", "noindex")
})
