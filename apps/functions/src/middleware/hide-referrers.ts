import { createMiddleware } from "hono/factory"
import type { AppEnv } from "../http/app-env.ts"

/** Addresses that carry codes or tokens: those of third-party sign-in, ours and the web app's alike, and those of mailed links. */
const telling =
  /^(?:(?:\/api\/v1)?\/auth|\/(?:reset-password|verify-email|magic|invite|unsubscribe|undo-sign-in-change|child-address))(?:\/|$)/

/**
 * No page tells another that it came from an address with a token. Used before the security headers, so that it has the last
 * word.
 */
export const hideReferrers = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (telling.test(c.req.path)) c.res.headers.set("Referrer-Policy", "no-referrer")
})
