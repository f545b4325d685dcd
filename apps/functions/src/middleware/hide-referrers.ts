import { createMiddleware } from "hono/factory"
import type { AppEnv } from "../http/app-env.ts"

/** Paths that contain codes or tokens: third-party sign-in in the API and the web app, and mailed links. */
const secretPaths =
  /^(?:(?:\/api\/v1)?\/auth|\/(?:reset-password|verify-email|magic|invite|unsubscribe|undo-sign-in-change|child-address|transcript))(?:\/|$)/

/**
 * Prevents pages with a token in their address from sending it as a referrer. Registered before the security headers, so that
 * it overrides theirs.
 */
export const hideReferrers = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (secretPaths.test(c.req.path)) c.res.headers.set("Referrer-Policy", "no-referrer")
})
