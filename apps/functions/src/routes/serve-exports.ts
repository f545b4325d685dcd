import { createExportCaller } from "@hearthbook/api/export-bytes"
import { exportedNouns, tableFormats } from "@hearthbook/api/rules/export/exported-nouns"
import type { Context, Hono } from "hono"
import { z } from "zod"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse, refusalResponse } from "../http/error-response.ts"
import { toWebStream } from "../http/web-stream.ts"
import { drawPaper } from "./draw-paper.ts"
import { findRoute, readInput } from "./rest-input.ts"

const uuid = z.guid()
const tableName = z.tuple([z.enum(exportedNouns), z.enum(tableFormats)])

/** Serves lists as tables, and a school year as a zip. Register it before the routes of JSON, which take what is left. */
export function serveExports(app: Hono<AppEnv>): void {
  app.get("/api/v1/export/:file", (c) => answer(c, sendTable))
  app.get("/api/v1/school-years/:id/bundle.zip", (c) => answer(c, sendBundle))
}

async function sendTable(c: Context<AppEnv>): Promise<Response> {
  const asked = tableName.safeParse(c.req.param("file")?.split("."))
  if (!asked.success) return errorResponse(c, "NOT_FOUND")
  const [noun, format] = asked.data
  // The query is read as that of the list.
  const path = `/${noun}`
  const route = findRoute("GET", path)
  if (!route) return errorResponse(c, "NOT_FOUND")
  const filter = z.record(z.string(), z.unknown()).parse(await readInput(c.req.raw, route, path))
  const { dates } = c.req.query()
  const { name, content_type, open } = await createExportCaller(c.get("api")()).table({
    ...filter,
    list: noun,
    format,
    ...(dates !== undefined && { dates }),
  })
  return sendAttachment(c, { name, content_type, stream: open() })
}

async function sendBundle(c: Context<AppEnv>): Promise<Response> {
  const id = c.req.param("id") ?? ""
  if (!uuid.safeParse(id).success) return errorResponse(c, "NOT_FOUND")
  const { paper } = c.req.query()
  const bundle = await createExportCaller(c.get("api")()).bundle({ id, paper, draw: drawPaper })
  return sendAttachment(c, { ...bundle, content_type: "application/zip" })
}

async function answer(c: Context<AppEnv>, send: (c: Context<AppEnv>) => Promise<Response>): Promise<Response> {
  // Making a file only to discard it would be expensive.
  if (c.req.method === "HEAD") return c.body(null, 405, { Allow: "GET" })
  return send(c).catch((error: unknown) => refusalResponse(c, error))
}

type Attachment = { name: string; content_type: string; stream: AsyncIterable<Uint8Array> }

function sendAttachment(c: Context<AppEnv>, { name, content_type, stream }: Attachment): Response {
  c.header("Content-Type", content_type)
  c.header("Content-Disposition", `attachment; filename="${name}"`)
  c.header("Cache-Control", "private, no-store")
  return c.body(toWebStream(stream[Symbol.asyncIterator]()))
}
