import { createMiddleware } from "hono/factory"
import type { Logger } from "pino"
import type { AppEnv } from "./app-env.ts"

/** One line a request: no query string, no body, no person. */
export function logRequests(log: Logger, clock: () => Date) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const begun = clock().getTime()
    await next()
    const fields = {
      request_id: c.get("requestId"),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      milliseconds: clock().getTime() - begun,
    }
    if (c.res.status >= 500) log.error(fields, "request")
    else log.info(fields, "request")
  })
}
