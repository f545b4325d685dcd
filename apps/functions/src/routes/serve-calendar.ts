import { readCalendar } from "@hearthbook/api/modules/data/calendar-feed/read-calendar.service"
import type { Context, Hono } from "hono"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse, refusalResponse } from "../http/error-response.ts"

/** 32 bytes in base64url, and the ending by which programs know what it is. */
const file = /^([\w-]{43})\.ics$/

/** Serves the calendar of a link to calendar programs, which have no account. HEAD is answered without the body. */
export function serveCalendar(app: Hono<AppEnv>): void {
  app.get("/api/v1/calendar/:file", async (c) => {
    const token = file.exec(c.req.param("file"))?.[1]
    if (token === undefined) return errorResponse(c, "NOT_FOUND")
    return sendCalendar(c, token).catch((error: unknown) => refusalResponse(c, error))
  })
}

async function sendCalendar(c: Context<AppEnv>, token: string): Promise<Response> {
  const { etag, changed_at, write } = await readCalendar(c.get("api")(), token)
  c.header("ETag", etag)
  c.header("Last-Modified", changed_at.toUTCString())
  // Kept by the reader alone, and asked for anew each time, since a revoked link must open nothing.
  c.header("Cache-Control", "private, no-cache")
  if (isKnown(c.req.header("if-none-match"), etag)) return c.body(null, 304)
  c.header("Content-Type", "text/calendar; charset=utf-8")
  c.header("Content-Disposition", 'inline; filename="calendar.ics"')
  return c.body(await write())
}

/** True if the reader has this content already. A proxy that compresses it may have marked the tag as weak. */
function isKnown(tags: string | undefined, etag: string): boolean {
  return tags?.split(",").some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim())) ?? false
}
