import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import type { Hono } from "hono"
import type { AppEnv } from "./app-env.ts"

/** The built web app, found by its package: the server runs from a bundle elsewhere. */
function builtWebFolder(): string {
  return path.join(path.dirname(createRequire(import.meta.url).resolve("@hearthbook/web/package.json")), "dist")
}

/** Serves the built web app beside the API; every address that is no file is the app's own, to route in the browser. */
export function serveWeb(app: Hono<AppEnv>, folder = builtWebFolder()): void {
  if (!existsSync(path.join(folder, "index.html"))) return
  app.use("/assets/*", async (c, next) => {
    await next()
    // Their names change with their content.
    if (c.res.ok) c.header("Cache-Control", "public, max-age=31536000, immutable")
  })
  app.use("*", serveStatic({ root: folder }))
  app.get("/assets/*", (c) => c.notFound())
  app.get("*", async (c, next) => {
    c.header("Cache-Control", "no-cache")
    return serveStatic({ root: folder, path: "index.html" })(c, next)
  })
}
