import { createImportCaller } from "@hearthbook/api/modules/data/import/import-bytes.router"
import { largestImport, tooLargeImport } from "@hearthbook/api/modules/data/import/import-limits"
import { importKinds } from "@hearthbook/core/import/import-kinds"
import type { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { z } from "zod"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse, refusalResponse } from "../http/error-response.ts"
import { identifyFirst } from "../middleware/identify-first.ts"
import { refuseBody } from "../middleware/refuse-body.ts"

const uuid = z.guid()
const kinds = z.enum(importKinds)

/** Takes a spreadsheet as the body of a request, and sends the rows of it that are wrong. */
export function serveImports(app: Hono<AppEnv>): void {
  const limit = bodyLimit({ maxSize: largestImport, onError: (c) => refuseBody(c, tooLargeImport) })

  app.post("/api/v1/imports", identifyFirst, limit, async (c) => {
    // Reads the body even if the kind is wrong: an unread body closes the connection, which loses the response.
    const content = new Uint8Array(await c.req.arrayBuffer())
    const kind = kinds.safeParse(c.req.query("kind"))
    const caller = createImportCaller(c.get("api")())
    if (!kind.success) return errorResponse(c, "VALIDATION_ERROR", "Choose what to import.")
    return caller.create({ kind: kind.data, filename: c.req.query("filename"), content }).then(
      (view) => c.json(view),
      (error: unknown) => refusalResponse(c, error),
    )
  })

  app.get("/api/v1/imports/:id/wrong.csv", async (c) => {
    const id = c.req.param("id")
    if (!uuid.safeParse(id).success) return errorResponse(c, "NOT_FOUND")
    const caller = createImportCaller(c.get("api")())
    return caller.wrongRows({ id }).then(
      ({ name, csv }) => {
        c.header("Content-Type", "text/csv; charset=utf-8")
        c.header("Content-Disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        return c.body(csv)
      },
      (error: unknown) => refusalResponse(c, error),
    )
  })
}
