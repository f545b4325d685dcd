import { createContext } from "@hearthbook/api/context"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { createMiddleware } from "hono/factory"
import { requestId } from "hono/request-id"
import type { AppEnv, AppOptions } from "./app-env.ts"
import { clientAddress } from "./client-address.ts"
import { serveCron } from "./cron.ts"
import { serveDocs } from "./docs.ts"
import { answerFault, answerUnexpected } from "./faults.ts"
import { describeHealth } from "./health.ts"
import { logRequests } from "./log-requests.ts"
import { serveMailbox } from "./mailbox.ts"
import { hideReferrers } from "./oauth/hide-referrers.ts"
import { serveConnections } from "./oauth/serve-connections.ts"
import { serveDrive } from "./oauth/serve-drive.ts"
import { serveOauth } from "./oauth/serve-oauth.ts"
import { refuseMethod } from "./refuse-method.ts"
import { refuseBody } from "./refuse-body.ts"
import { serveAccount } from "./serve-account.ts"
import { serveAvatar } from "./serve-avatar.ts"
import { serveArchive } from "./serve-archive.ts"
import { serveFiles } from "./serve-files.ts"
import { serveRest } from "./rest.ts"
import { securityHeaders } from "./security-headers.ts"
import { serveTrpc } from "./trpc.ts"
import { serveUnsubscribe } from "./unsubscribe.ts"

export type { AppOptions } from "./app-env.ts"

/** Largest JSON body, in bytes. */
const largestBody = 1024 * 1024

/** The whole API on fetch: the same under Node, in a container and as a serverless function. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { database, settings, trusted_proxies, clock, log } = options
  const app = new Hono<AppEnv>()

  app.use(hideReferrers)
  const site = {
    isHttps: settings.app_url.startsWith("https://"),
    picker_url: settings.google?.picker?.script_url ?? null,
  }
  app.use(requestId({ limitLength: 64 }), securityHeaders(site), logRequests(log, clock), nameAnswers, refuseMethod)
  app.use("/api/*", async (c, next) => {
    c.set("api", () =>
      createContext({
        client: database.client,
        settings,
        clock,
        log: log.child({ request_id: c.get("requestId") }),
        authorization: c.req.header("authorization") ?? null,
        client_address: clientAddress(
          c.env?.incoming?.socket.remoteAddress,
          c.req.header("x-forwarded-for"),
          trusted_proxies,
        ),
        user_agent: c.req.header("user-agent") ?? null,
        request_id: c.get("requestId"),
      }),
    )
    await next()
  })
  serveFiles(app)
  serveArchive(app, options)
  serveAvatar(app)
  app.use("/api/*", bodyLimit({ maxSize: largestBody, onError: (c) => refuseBody(c) }))

  app.all("/api/trpc/*", (c) => serveTrpc(c))
  serveOauth(app, options)
  serveDrive(app, options)
  serveConnections(app, options)
  serveAccount(app)
  serveUnsubscribe(app)
  app.all("/api/v1/*", (c) => serveRest(c))
  app.get("/api/health", async (c) => {
    const health = await describeHealth(database)
    return c.json(health, health.status === "ok" ? 200 : 503)
  })
  serveCron(app, options)
  serveDocs(app, options)
  serveMailbox(app, options)

  app.all("/api/*", (c) => answerFault(c, "NOT_FOUND"))
  app.onError((error, c) => answerUnexpected(error, c, log))
  return app
}

/** After the answer is made, because an adapter's own Response replaces whatever was set before. */
const nameAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  c.res.headers.set("X-Request-Id", c.get("requestId"))
  // Answers hold a family's data, and some hold tokens (DECISIONS 46).
  const isPrivate = /^\/(api|dev)\//.test(c.req.path)
  if (isPrivate && !c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store")
})
