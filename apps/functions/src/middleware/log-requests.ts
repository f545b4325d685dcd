import { createMiddleware } from "hono/factory"
import type { Logger } from "pino"
import type { AppEnv } from "../http/app-env.ts"

/** Logs one line per request, without query string, body or personal data. */
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
 * Returns the path without the tokens of magic links, invitations, transcripts and calendars, also if it is percent-encoded.
 */
function withoutTokens(path: string): string {
  return decoded(path).replace(/((?:magic|invite|transcript|calendar)\/).+/i, "$1…")
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // An undecodable path cannot contain a valid token.
    return path
  }
}
