import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import type { Hono } from "hono"
import type { AppEnv, AppOptions } from "../http/app-env.ts"
import { version } from "../http/version.ts"

/** Returns the package's folder. Resolved on demand, because the package is needed only for the API docs. */
function swaggerFolder(): string {
  return path.dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"))
}

const assets: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Hearthbook API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

// A separate file, because the content security policy forbids inline scripts.
const start = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#docs", deepLinking: true, persistAuthorization: false })\n`

/** Serves the OpenAPI document and a page that shows it. */
export function serveDocs(app: Hono<AppEnv>, { settings }: Pick<AppOptions, "settings">): void {
  let document: string | undefined
  app.get("/api/openapi.json", async (c) => {
    const { describeApi } = await import("@hearthbook/api/openapi/openapi")
    document ??= JSON.stringify(describeApi(`${settings.app_url}/api/v1`, version))
    return c.body(document, 200, { "Content-Type": "application/json" })
  })
  app.get("/api/docs", (c) => c.html(page))
  app.get("/api/docs/start.js", (c) => c.body(start, 200, { "Content-Type": "text/javascript; charset=utf-8" }))
  app.get("/api/docs/:file", async (c, next) => {
    const file = c.req.param("file")
    const type = Object.hasOwn(assets, file) ? assets[file] : undefined
    if (!type) return next()
    return c.body(await readFile(path.join(swaggerFolder(), file)), 200, {
      "Content-Type": type,
      "Cache-Control": "max-age=86400",
    })
  })
}
