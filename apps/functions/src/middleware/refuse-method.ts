import { TRPCError } from "@trpc/server"
import { createMiddleware } from "hono/factory"
import { trpcErrorResponse } from "../http/error-response.ts"

const known = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

/** Refuses TRACE and other methods that fetch's Request does not support. */
export const refuseMethod = createMiddleware(async (c, next) => {
  if (known.has(c.req.method)) return next()
  c.header("Allow", [...known].join(", "))
  return trpcErrorResponse(c, new TRPCError({ code: "METHOD_NOT_SUPPORTED" }))
})
