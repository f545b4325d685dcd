import { createMiddleware } from "hono/factory"

const known = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

/** TRACE and the like, which a fetch request cannot even carry. */
export const refuseMethod = createMiddleware(async (c, next) =>
  known.has(c.req.method) ? next() : c.body(null, 405, { Allow: [...known].join(", ") }),
)
