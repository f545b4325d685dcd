import { AppError } from "@hearthbook/core/errors/errors"
import { needsSession } from "@hearthbook/api/openapi/rest-routes"
import { createMiddleware } from "hono/factory"
import type { AppEnv, RouteGroup } from "../http/app-env.ts"
import { refusalResponse } from "../http/error-response.ts"
import { findRoute } from "./rest-input.ts"

/** Answers 401 to a caller without a valid session before anything else about the request is checked. Comes before all other groups. */
export const identifyCallers: RouteGroup = (app) => {
  app.use("/api/*", identifyCaller)
}

/** An unreachable database is reported by the procedure. */
const identifyCaller = createMiddleware<AppEnv>(async (c, next) => {
  if (!isProtected(c.req.method, new URL(c.req.url).pathname)) return next()
  const api = c.get("api")()
  // Reuses the context, so that the identity is looked up only once.
  c.set("api", () => api)
  try {
    await api.identify()
  } catch (error) {
    if (error instanceof AppError) return refusalResponse(c, error)
  }
  return next()
})

/** Returns true if every call of the request needs a session. */
function isProtected(method: string, path: string): boolean {
  const [, procedures] = /^\/api\/trpc\/(.+)/.exec(path) ?? []
  if (procedures) return procedures.split(",").every(needsSession)
  const [, address] = /^\/api\/v1(\/.+)/.exec(path) ?? []
  return address !== undefined && needsSessionAt(method === "HEAD" ? "GET" : method, address)
}

/** Addresses that are not procedures. A browser opens those that are read below the settings with a ticket instead of a token. */
const ownAddresses = [/^(?!GET ).* \/settings\//, /^GET \/files\//]

function needsSessionAt(method: string, address: string): boolean {
  const route = findRoute(method, address)
  return route ? needsSession(route.procedure) : ownAddresses.some((own) => own.test(`${method} ${address}`))
}
