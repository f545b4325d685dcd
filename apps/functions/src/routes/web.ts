import { existsSync, readdirSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import type { Hono } from "hono"
import type { AppEnv } from "../http/app-env.ts"

/** The page at '/'. index.html is for all addresses without a prerendered page. */
const startPage = "start"

/** Addresses that only scanners ask for, such as /.env and /wp-login.php. A page in answer would look like a find. */
const isProbe = /^\/(?:\.(?!well-known\/)|wp-)/

/** Returns the folder of the built web app, resolved by its package because a bundled server runs from another folder. */
function builtWebFolder(): string {
  return path.join(path.dirname(createRequire(import.meta.url).resolve("@hearthbook/web/package.json")), "dist")
}

/**
 * Serves the built web app, with the files that the build compressed. An address with a prerendered page gets it
 * (apps/web/vite/pages.ts). All other addresses that are not files get index.html, and are routed in the browser.
 */
export function serveWeb(app: Hono<AppEnv>, folder = builtWebFolder()): void {
  if (!existsSync(path.join(folder, "index.html"))) return
  const serve = (file?: string) => serveStatic<AppEnv>({ root: folder, path: file, precompressed: true })
  app.use("*", async (c, next) => {
    await next()
    // The names of assets change with their content. Everything else is revalidated each time.
    const isImmutable = c.req.path.startsWith("/assets/") && c.res.ok
    c.header("Cache-Control", isImmutable ? "public, max-age=31536000, immutable" : "no-cache")
  })
  app.use("*", (c, next) => (isProbe.test(c.req.path) ? Promise.resolve(c.notFound()) : next()))
  for (const [address, file] of listPages(folder)) app.get(address, serve(file))
  app.use("*", serve())
  app.get("/assets/*", (c) => c.notFound())
  app.get("*", serve("index.html"))
}

function listPages(folder: string): [address: string, file: string][] {
  return (
    readdirSync(folder)
      .filter((file) => file.endsWith(".html") && file !== "index.html")
      .map((file) => path.basename(file, ".html"))
      // A dot stands for a slash: student.dashboard.html.
      .map((name) => [name === startPage ? "/" : `/${name.replaceAll(".", "/")}`, `${name}.html`])
  )
}
