import { createMiddleware } from "hono/factory"
import type { AppEnv } from "../app-env.ts"

/**
 * Addresses of third-party sign-in carry codes and tokens, ours and the web app's alike: no page tells another that it came
 * from there. Used before the security headers, so that it has the last word.
 */
export const hideReferrers = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (/^(\/api\/v1)?\/auth\//.test(c.req.path)) c.res.headers.set("Referrer-Policy", "no-referrer")
})
