import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse } from "../http/error-response.ts"

/** Sec-Fetch-Site values of requests from this site's pages, and of addresses that were typed. */
const ownSites = ["same-origin", "none"]

/** Answers 403 to requests from other sites' pages. Programs send no Sec-Fetch-Site and are not affected. */
export const refuseOtherSites = createMiddleware<AppEnv>((c, next) => (isCrossSite(c) ? refuse(c) : next()))

/**
 * Does the same for REST, but allows opening an address as a page, as links in mail and redirects from identity providers do.
 */
export const refuseOtherSitesCalls = createMiddleware<AppEnv>((c, next) =>
  isCrossSite(c) && !isNavigation(c) ? refuse(c) : next(),
)

async function refuse(c: Context<AppEnv>): Promise<Response> {
  return errorResponse(c, "UNAUTHORIZED", "Requests from other sites are not allowed.")
}

function isCrossSite(c: Context<AppEnv>): boolean {
  const site = c.req.header("sec-fetch-site")
  return site !== undefined && !ownSites.includes(site.trim().toLowerCase())
}

function isNavigation(c: Context<AppEnv>): boolean {
  return c.req.method === "GET" && c.req.header("sec-fetch-mode") === "navigate"
}
