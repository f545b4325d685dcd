// config.json of Vercel's Build Output API, version 3.
import { Hono } from "hono"
import { readEnv } from "../src/settings/env.ts"
import { securityHeaders } from "../src/middleware/security-headers.ts"
import { settingsOf } from "../src/settings/settings.ts"
import { siteOf } from "../src/middleware/site.ts"

type Headers = Record<string, string>
type Route =
  | { src: string; headers: Headers; continue: true }
  | { handle: "filesystem" }
  | { src: string; dest: string }
  | { src: string; status: number; headers: Headers }

export type VercelConfig = {
  version: 3
  routes: Route[]
  overrides: Record<string, { path: string }>
  crons: { path: string; schedule: string }[]
}

/** How often Vercel's plans let a timer run: Hobby once a day, any other each minute. */
export type Pace = "daily" | "each minute"

/** Outbox, weekly reports and clean-up, as often as the plan allows. */
const schedules: Record<Pace, VercelConfig["crons"]> = {
  "each minute": [
    { path: "/api/cron/outbox", schedule: "* * * * *" },
    { path: "/api/cron/weekly", schedule: "5 * * * *" },
    { path: "/api/cron/clean-up", schedule: "35 * * * *" },
  ],
  daily: [
    { path: "/api/cron/outbox", schedule: "0 11 * * *" },
    { path: "/api/cron/weekly", schedule: "0 12 * * *" },
    { path: "/api/cron/clean-up", schedule: "0 7 * * *" },
  ],
}

/** What is served from where. `pages` are those made at build time. */
export async function describeSite(pages: { file: string; address: string }[], pace: Pace): Promise<VercelConfig> {
  const isStatic = "^/(?!api/)|^/api/docs/swagger-ui"
  return {
    version: 3,
    routes: [
      { src: `(?:${isStatic}).*$`, headers: { ...(await pageHeaders()), "cache-control": "no-cache" }, continue: true },
      // Their names change with their content.
      { src: "^/assets/.*$", headers: { "cache-control": "public, max-age=31536000, immutable" }, continue: true },
      // Addresses there carry codes and tokens (oauth/hide-referrers.ts).
      {
        src: "^/(?:auth|reset-password|verify-email|magic|invite|unsubscribe|undo-sign-in-change|child-address)(?:/.*)?$",
        headers: { "referrer-policy": "no-referrer" },
        continue: true,
      },
      { src: "^/api/docs/.*$", headers: { "cache-control": "max-age=86400" }, continue: true },
      { handle: "filesystem" },
      { src: "^/api/trpc/.*$", dest: "/api/trpc" },
      { src: "^/api/cron/.*$", dest: "/api/cron" },
      { src: "^/api/v1/auth/[^/]+/(?:signin|callback)$", dest: "/api/auth" },
      { src: "^/api/v1/settings/connections/[^/]+(?:/callback)?$", dest: "/api/auth" },
      { src: "^/api/v1/settings/google/(?:connect|callback)$", dest: "/api/auth" },
      { src: "^/api(?:/.*)?$", dest: "/api/v1" },
      // One that is not there today may be there tomorrow: after a step back to an earlier deployment.
      { src: "^/assets/.*$", status: 404, headers: { "cache-control": "no-cache" } },
      // Every other address is the web app's own, to route in the browser.
      { src: "^/.*$", dest: "/app.html" },
    ],
    overrides: Object.fromEntries(pages.map(({ file, address }) => [file, { path: address }])),
    crons: schedules[pace],
  }
}

/** The very headers that our own server sends with a page, asked of the piece that makes them. */
async function pageHeaders(): Promise<Headers> {
  // Whether Google's picker is there is a setting, which the build must know as well.
  const settings = settingsOf(readEnv(), "", null)
  const app = new Hono()
  app.use(securityHeaders({ ...siteOf(settings), isHttps: true }))
  app.get("/", (c) => c.body(null))
  return Object.fromEntries((await app.request("/")).headers)
}
