import { createMiddleware } from "hono/factory"
import type { Logger } from "pino"
import type { AppEnv } from "../http/app-env.ts"

/** One line a request: no query string, no body, no person. */
export function logRequests(log: Logger, clock: () => Date) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const begun = clock().getTime()
    await next()
    const fields = {
      request_id: c.get("requestId"),
      method: c.req.method,
      path: withoutTokens(c.req.path),
      status: c.res.status,
      milliseconds: clock().getTime() - begun,
    }
    if (c.res.status >= 500) log.error(fields, "request")
    else log.info(fields, "request")
  })
}

/**
 * The path without what opens an account: magic links and invitations carry their token in it, however the address is
 * written.
 */
function withoutTokens(path: string): string {
  return decoded(path).replace(/((?:magic|invite)\/).+/i, "$1…")
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // What cannot be read opens nothing.
    return path
  }
}
