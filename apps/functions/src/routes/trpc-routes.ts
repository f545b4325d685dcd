import { TRPCError } from "@trpc/server"
import { createMiddleware } from "hono/factory"
import type { AppEnv, RouteGroup } from "../http/app-env.ts"
import { trpcErrorResponse } from "../http/error-response.ts"
import { refuseOtherSites } from "../middleware/refuse-other-sites.ts"
import { serveTrpc } from "./trpc.ts"

const address = "/api/trpc/*"

/** The tRPC API, which the web app uses. */
export const trpcRoutes: RouteGroup = (app) => {
  app.use(address, refuseOtherSites, refuseForms)
  app.all(address, (c) => serveTrpc(c))
}

/** Refuses a POST that is not JSON. tRPC accepts forms and bytes too, which another site's page may send without a CORS preflight. */
const refuseForms = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase()
  if (c.req.method !== "POST" || type === "application/json") return next()
  return trpcErrorResponse(c, new TRPCError({ code: "UNSUPPORTED_MEDIA_TYPE" }))
})
