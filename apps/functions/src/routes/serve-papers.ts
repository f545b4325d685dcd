import { createPaperCaller } from "@hearthbook/api/modules/records/paper/paper-bytes.router"
import type { LoadedPaper } from "@hearthbook/api/modules/records/paper/define-paper"
import { papers, type PaperName } from "@hearthbook/api/modules/records/paper/papers/index"
import { plainFileName } from "@hearthbook/core/export/file-names"
import type { Context, Hono } from "hono"
import { z } from "zod"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse, refusalResponse } from "../http/error-response.ts"
import { drawAside, drawInTurn } from "../threads/draw-aside.ts"

const uuid = z.guid()

/** Serves the documents as PDF files. Register it before the routes of JSON, which take what is left. */
export function servePapers(app: Hono<AppEnv>): void {
  for (const name of Object.keys(papers) as PaperName[]) {
    app.get(`/api/v1${papers[name].path.replace("{id}", ":id")}`, (c) => sendPaper(c, name))
  }
}

async function sendPaper(c: Context<AppEnv>, paper: PaperName): Promise<Response> {
  const id = c.req.param("id")
  if (id !== undefined && !uuid.safeParse(id).success) return errorResponse(c, "NOT_FOUND")
  try {
    const context = c.get("api")()
    const read: (asked: object) => Promise<LoadedPaper> = createPaperCaller(context)[paper]
    const { family_id } = await context.identify()
    const { loaded, content } = await drawInTurn(family_id, async () => {
      const loaded = await read({ ...c.req.query(), id })
      return { loaded, content: await drawAside(loaded) }
    })
    const file = `${loaded.name}.pdf`
    c.header("Content-Type", "application/pdf")
    c.header("Content-Disposition", `inline; filename*=UTF-8''${encodeName(file)}`)
    c.header("Content-Length", String(content.length))
    c.header("Cache-Control", "private, no-store")
    return c.body(Uint8Array.from(content))
  } catch (error) {
    return refusalResponse(c, error)
  }
}

/** Names may hold anything; a header may not, and neither may a file's name. */
function encodeName(name: string): string {
  return encodeURIComponent(plainFileName(name)).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
