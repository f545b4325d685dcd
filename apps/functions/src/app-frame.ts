import { createContext } from "@hearthbook/api/context"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { createMiddleware } from "hono/factory"
import { requestId } from "hono/request-id"
import type { AppEnv, AppOptions, Part } from "./app-env.ts"
import { clientAddress } from "./client-address.ts"
import { answerFault, answerUnexpected } from "./faults.ts"
import { logRequests } from "./log-requests.ts"
import { hideReferrers } from "./oauth/hide-referrers.ts"
import { refuseBody } from "./refuse-body.ts"
import { refuseMethod } from "./refuse-method.ts"
import { securityHeaders } from "./security-headers.ts"
import { siteOf } from "./site.ts"

/** Largest JSON body, in bytes. */
const largestBody = 1024 * 1024

/** What every address has in common, around the parts of the API that are served here, in their order. */
export function frameApp(options: AppOptions, parts: Part[]): Hono<AppEnv> {
  const { database, settings, trusted_proxies, clock, log } = options
  const app = new Hono<AppEnv>()

  app.use(hideReferrers, requestId({ limitLength: 64 }), securityHeaders(siteOf(settings)))
  app.use(logRequests(log, clock), nameAnswers, refuseMethod)
  app.use("/api/*", async (c, next) => {
    c.set("api", () =>
      createContext({
        client: database.client,
        settings,
        clock,
        log: log.child({ request_id: c.get("requestId") }),
        authorization: c.req.header("authorization") ?? null,
        client_address: clientAddress(
          c.env?.caller_address ?? c.env?.incoming?.socket.remoteAddress,
          c.req.header("x-forwarded-for"),
          trusted_proxies,
        ),
        user_agent: c.req.header("user-agent") ?? null,
        request_id: c.get("requestId"),
      }),
    )
    await next()
  })
  for (const serve of parts) serve(app, options)

  app.all("/api/*", (c) => answerFault(c, "NOT_FOUND"))
  app.onError((error, c) => answerUnexpected(error, c, log))
  return app
}

/** The parts after this one take JSON alone; those before it take larger bodies. */
export const limitJson: Part = (app) => {
  const limit = bodyLimit({ maxSize: largestBody, onError: (c) => refuseBody(c) })
  // What has no body is not asked for one: that alone would make a whole Request of what Node has read.
  app.use("/api/*", (c, next) => (hasNoBody(c.req.method) ? next() : limit(c, next)))
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
