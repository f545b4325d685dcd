import { AppError } from "@hearthbook/core/errors/errors"
import { createExportCaller } from "@hearthbook/api/modules/data/export/export-bytes.router"
import { tableNames } from "@hearthbook/core/nouns/nouns"
import { tableFormats } from "@hearthbook/core/export/table-formats"
import type { Hono } from "hono"
import { z } from "zod"
import type { AppEnv } from "../http/app-env.ts"
import { sendAttachment } from "../http/send-attachment.ts"
import { findRoute, readInput } from "./rest-input.ts"

const tableName = z.tuple([z.enum(tableNames), z.enum(tableFormats)])

/** Serves lists as files: /export/lessons.csv. Register it before the routes of JSON, which take what is left. */
export function serveTables(app: Hono<AppEnv>): void {
  app.get("/api/v1/export/:file", (c) =>
    sendAttachment(c, async () => {
      const asked = tableName.safeParse(c.req.param("file").split("."))
      if (!asked.success) throw new AppError("NOT_FOUND")
      const [list, format] = asked.data
      const filter = await readFilter(c.req.raw, `/${list}`)
      const { open, ...file } = await createExportCaller(c.get("api")()).table({ ...filter, list, format })
      return { ...file, stream: open() }
    }),
  )
}

/** Reads the query as that of the list, whose REST route has this path. `dates` is not a field of any list, and stays a text. */
async function readFilter(request: Request, path: string): Promise<Record<string, unknown>> {
  const route = findRoute("GET", path)
  if (!route) throw new Error(`There is no list at ${path}.`)
  return z.record(z.string(), z.unknown()).parse(await readInput(request, route, path))
}
