import { existsSync, readdirSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import type { Hono } from "hono"
import type { AppEnv } from "../http/app-env.ts"

/** What stands at '/': index.html is for every address that has no page of its own. */
const startPage = "start"

/** The built web app, found by its package: the server runs from a bundle elsewhere. */
function builtWebFolder(): string {
  return path.join(path.dirname(createRequire(import.meta.url).resolve("@hearthbook/web/package.json")), "dist")
}

/**
 * Serves the built web app beside the API, as it was compressed when it was built. An address that has a page of its own gets
 * that (apps/web/vite/pages.ts); every other that is no file is the app's own, to route in the browser.
 */
export function serveWeb(app: Hono<AppEnv>, folder = builtWebFolder()): void {
  if (!existsSync(path.join(folder, "index.html"))) return
  const serve = (file?: string) => serveStatic<AppEnv>({ root: folder, path: file, precompressed: true })
  app.use("*", async (c, next) => {
    await next()
    // The names of assets change with their content; whatever else there is is asked for anew each time.
    const isLasting = c.req.path.startsWith("/assets/") && c.res.ok
    c.header("Cache-Control", isLasting ? "public, max-age=31536000, immutable" : "no-cache")
  })
  for (const [address, file] of listPages(folder)) app.get(address, serve(file))
  app.use("*", serve())
  app.get("/assets/*", (c) => c.notFound())
  app.get("*", serve("index.html"))
}

function listPages(folder: string): [address: string, file: string][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".html") && file !== "index.html")
    .map((file) => path.basename(file, ".html"))
    .map((name) => [name === startPage ? "/" : `/${name}`, `${name}.html`])
}
