import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse } from "../http/error-response.ts"

/** How a browser says that a request is of our own pages, or that a person typed its address. */
const own = ["same-origin", "none"]

/** Refuses, with 403, what a browser sends for another site's page. A program sends no Sec-Fetch-Site, and goes on. */
export const refuseOtherSites = createMiddleware<AppEnv>((c, next) => (isOfAnotherSite(c) ? answer(c) : next()))

/**
 * The same for REST. A page that is opened passes: a link in a mail, or a provider's way back, leads here from another site, and its
 * reader sees what comes of it.
 */
export const refuseOtherSitesCalls = createMiddleware<AppEnv>((c, next) =>
  isOfAnotherSite(c) && !isPageOpened(c) ? answer(c) : next(),
)

async function answer(c: Context<AppEnv>): Promise<Response> {
  return errorResponse(c, "UNAUTHORIZED", "Another site may not ask for this.")
}

function isOfAnotherSite(c: Context<AppEnv>): boolean {
  const site = c.req.header("sec-fetch-site")
  return site !== undefined && !own.includes(site.trim().toLowerCase())
}

function isPageOpened(c: Context<AppEnv>): boolean {
  return c.req.method === "GET" && c.req.header("sec-fetch-mode") === "navigate"
}
