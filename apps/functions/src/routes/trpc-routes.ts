import { TRPCError } from "@trpc/server"
import { createMiddleware } from "hono/factory"
import type { AppEnv, RouteGroup } from "../http/app-env.ts"
import { trpcErrorResponse } from "../http/error-response.ts"
import { refuseOtherSites } from "../middleware/refuse-other-sites.ts"
import { serveTrpc } from "./trpc.ts"

const address = "/api/trpc/*"

/** What the web app calls. */
export const trpcRoutes: RouteGroup = (app) => {
  app.use(address, refuseOtherSites, refuseForms)
  app.all(address, (c) => serveTrpc(c))
}

/** Refuses a POST that is not JSON. tRPC takes forms and bytes too, and another site's page may post a form without asking first. */
const refuseForms = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase()
  if (c.req.method !== "POST" || type === "application/json") return next()
  return trpcErrorResponse(c, new TRPCError({ code: "UNSUPPORTED_MEDIA_TYPE" }))
})
