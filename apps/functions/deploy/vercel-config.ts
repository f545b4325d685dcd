// Generates config.json of Vercel's Build Output API, version 3.
import { Hono } from "hono"
import { readEnv } from "../src/settings/env.ts"
import { securityHeaders, siteOf } from "../src/middleware/security-headers.ts"
import { settingsOf } from "../src/settings/settings.ts"

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

/** How often Vercel's plans allow a timer to run: Hobby once a day, other plans every minute. */
export type Pace = "daily" | "each minute"

/** The timers of the outbox, weekly reports and clean-up. */
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

/** Describes the site's routes and timers. `pages` are the prerendered pages. */
export async function describeSite(pages: { file: string; address: string }[], pace: Pace): Promise<VercelConfig> {
  // Code, styles and fonts get none of the headers of pages (middleware/security-headers.ts).
  const isPage = "^/(?!api/|assets/[^/]+\\.(?:js|css|woff2)$)|^/api/docs/swagger-ui"
  return {
    version: 3,
    routes: [
      { src: `(?:${isPage}).*$`, headers: { ...(await pageHeaders()), "cache-control": "no-cache" }, continue: true },
      // The names of assets change with their content.
      {
        src: "^/assets/.*$",
        headers: { "cache-control": "public, max-age=31536000, immutable", "x-content-type-options": "nosniff" },
        continue: true,
      },
      // These addresses contain codes and tokens (middleware/hide-referrers.ts).
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
      { src: "^/api/v1/(?:(?:students|filings)/[^/]+/)?[a-z-]+\\.pdf$", dest: "/api/pdf" },
      { src: "^/api/v1/school-years/[^/]+/bundle\\.zip$", dest: "/api/pdf" },
      { src: "^/api(?:/.*)?$", dest: "/api/v1" },
      // Not cached: a missing asset may exist again after a rollback.
      { src: "^/assets/.*$", status: 404, headers: { "cache-control": "no-cache" } },
      // Only scanners ask for these, as in routes/web.ts.
      { src: "^/(?:\\.(?!well-known/)|wp-).*$", status: 404, headers: { "cache-control": "no-cache" } },
      // All other addresses are routed by the web app in the browser.
      { src: "^/.*$", dest: "/app.html" },
    ],
    overrides: Object.fromEntries(pages.map(({ file, address }) => [file, { path: address }])),
    crons: schedules[pace],
  }
}

/** Returns the headers that the Node server sends with a page, made by the same middleware. */
async function pageHeaders(): Promise<Headers> {
  // They depend on the picker's settings, so the build reads the environment too.
  const settings = settingsOf(readEnv(), "", null)
  const app = new Hono()
  app.use(securityHeaders({ ...siteOf(settings), isHttps: true }))
  app.get("/", (c) => c.body(null))
  return Object.fromEntries((await app.request("/")).headers)
}
