import { createContext } from "@hearthbook/api/context"
import { readKeys } from "@hearthbook/api/idempotency-key"
import { Hono, type Context, type HonoRequest } from "hono"
import { bodyLimit } from "hono/body-limit"
import { createMiddleware } from "hono/factory"
import { requestId } from "hono/request-id"
import type { AppEnv, AppOptions, Part } from "../http/app-env.ts"
import { readBrowser, rememberBrowser } from "../http/browser-cookie.ts"
import { clientAddress } from "../http/client-address.ts"
import { answerFault, answerUnexpected } from "../http/error-response.ts"
import { logRequests } from "../middleware/log-requests.ts"
import { hideReferrers } from "../middleware/hide-referrers.ts"
import { refuseBody } from "../middleware/refuse-body.ts"
import { refuseMethod } from "../middleware/refuse-method.ts"
import { refuseOtherSitesCalls } from "../middleware/refuse-other-sites.ts"
import { refuseUnprepared } from "../middleware/refuse-unprepared.ts"
import { securityHeaders } from "../middleware/security-headers.ts"
import { siteOf } from "../middleware/site.ts"

/** Largest JSON body, in bytes. */
const largestBody = 1024 * 1024

/** What every address has in common, around the parts of the API that are served here, in their order. */
export function frameApp(options: AppOptions, parts: Part[]): Hono<AppEnv> {
  const { database, isPrepared, settings, trusted_proxies, fetch_logo = null, clock, log } = options
  const app = new Hono<AppEnv>()

  app.use(hideReferrers, requestId({ limitLength: 64 }), securityHeaders(siteOf(settings)))
  app.use(logRequests(log, clock), nameAnswers, refuseMethod)
  app.use("/api/v1/*", refuseOtherSitesCalls)
  app.use("/api/*", async (c, next) => {
    const browser = readBrowser(c, settings.app_url)
    c.set("api", () =>
      createContext({
        client: database.client,
        settings,
        clock,
        log: log.child({ request_id: c.get("requestId") }),
        fetch_logo,
        authorization: c.req.header("authorization") ?? null,
        client_address: clientAddress(
          c.env?.caller_address ?? c.env?.incoming?.socket.remoteAddress,
          c.req.header("x-forwarded-for"),
          trusted_proxies,
        ),
        user_agent: c.req.header("user-agent") ?? null,
        request_id: c.get("requestId"),
        browser,
        // All other methods may be repeated anyhow.
        idempotency_keys: c.req.method === "POST" ? readKeys(c.req.header("idempotency-key"), isBatch(c.req)) : [],
      }),
    )
    await next()
    rememberBrowser(c, browser, settings.app_url)
  })
  if (isPrepared) app.use("/api/*", refuseUnprepared(isPrepared))
  for (const serve of parts) serve(app, options)

  app.all("/api/*", (c) => answerFault(c, "NOT_FOUND"))
  app.onError((error, c) => answerUnexpected(error, c, log))
  return app
}

/** Whether it may ask for several calls of tRPC's at once. */
function isBatch(request: HonoRequest): boolean {
  return request.path.startsWith("/api/trpc/") && request.query("batch") === "1"
}

/** The parts after this one take JSON alone; those before it take larger bodies. */
export const limitJson: Part = (app) => {
  const onError = (c: Context) => refuseBody(c)
  const measure = bodyLimit({ maxSize: largestBody, onError })
  // A stream is made only of a body that does not say how long it is: to look at one takes longer than to read what is short.
  app.use("/api/*", (c, next) => {
    const length = saidLength(c.req.raw.headers)
    if (length === undefined) return hasNoBody(c.req.method) ? next() : measure(c, next)
    return length > largestBody ? onError(c) : next()
  })
}

/** What a request says of its body's length, which whoever received it has held it to; undefined where it says nothing. */
function saidLength(headers: Headers): number | undefined {
  const said = headers.get("content-length")
  return said === null || headers.has("transfer-encoding") ? undefined : Number(said)
}

function hasNoBody(method: string): boolean {
  return method === "GET" || method === "HEAD"
}

/** After the answer is made, because an adapter's own Response replaces whatever was set before. */
const nameAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  c.res.headers.set("X-Request-Id", c.get("requestId"))
  // Answers hold a family's data, and some hold tokens (DECISIONS 46).
  const isPrivate = /^\/(api|dev)\//.test(c.req.path)
  if (isPrivate && !c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store")
})
