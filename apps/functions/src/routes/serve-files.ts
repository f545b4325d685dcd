import { createFileCaller } from "@hearthbook/api/modules/work/file/file-bytes.router"
import { createFilingCaller } from "@hearthbook/api/modules/records/filing/filing-bytes.router"
import { createSchoolCaller } from "@hearthbook/api/modules/records/school/school-bytes.router"
import { isShownInBrowser, largestInOneRequest, toMegabytes } from "@hearthbook/core/limits/file-limits"
import type { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { z } from "zod"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse, refusalResponse } from "../http/error-response.ts"
import { identifyFirst } from "../middleware/identify-first.ts"
import { refuseBody } from "../middleware/refuse-body.ts"
import { toWebStream } from "../http/web-stream.ts"
import { servePart } from "./serve-part.ts"

/** The path for uploading a file that will be submitted with an assignment. */
const uploadPath = "/api/v1/assignments/:assignment_id/files"

const uuid = z.guid()

/**
 * Serves uploading and downloading files. An upload has one file as its body, with the name in the query, or one part of it. A
 * download has the type that was detected on upload, and browsers may not guess another, so it is never run. It is read from the
 * database while it is sent.
 */
export function serveFiles(app: Hono<AppEnv>): void {
  const limit = bodyLimit({
    maxSize: largestInOneRequest,
    onError: (c) => refuseBody(c, `A file can have ${toMegabytes(largestInOneRequest)} at most.`),
  })
  app.post(uploadPath, identifyFirst, limit, async (c) => {
    // Reads the body even if the address is wrong: an unread body closes the connection, which loses the response.
    const content = new Uint8Array(await c.req.arrayBuffer())
    const assignment_id = c.req.param("assignment_id")
    if (!uuid.safeParse(assignment_id).success) return errorResponse(c, "NOT_FOUND")
    const upload = { assignment_id, name: c.req.query("name") ?? "", content }
    const caller = createFileCaller(c.get("api")())
    return caller.upload(upload).then(
      (file) => c.json(file),
      (error: unknown) => refusalResponse(c, error),
    )
  })

  app.post("/api/v1/filings/:id/files", identifyFirst, limit, async (c) => {
    const content = new Uint8Array(await c.req.arrayBuffer())
    const id = c.req.param("id")
    if (!uuid.safeParse(id).success) return errorResponse(c, "NOT_FOUND")
    const caller = createFilingCaller(c.get("api")())
    return caller.upload({ id, name: c.req.query("name") ?? "", content }).then(
      (filing) => c.json(filing),
      (error: unknown) => refusalResponse(c, error),
    )
  })

  app.post("/api/v1/settings/school/logo", identifyFirst, limit, async (c) => {
    const content = new Uint8Array(await c.req.arrayBuffer())
    const caller = createSchoolCaller(c.get("api")())
    return caller.setLogo({ content }).then(
      (school) => c.json(school),
      (error: unknown) => refusalResponse(c, error),
    )
  })

  servePart(app, "/api/v1/uploads/:id/parts/:position", (c, part) => createFileCaller(c.get("api")()).uploadPart(part))

  app.get("/api/v1/files/:id", async (c) => {
    const id = c.req.param("id")
    if (!uuid.safeParse(id).success) return errorResponse(c, "NOT_FOUND")
    const caller = createFileCaller(c.get("api")())
    return caller.read({ id }).then(
      ({ chunks, content_type, name, size }) => {
        const disposition = isShownInBrowser(content_type) ? "inline" : "attachment"
        c.header("Content-Type", content_type)
        c.header("Content-Disposition", `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`)
        // A download that is cut off then fails, instead of being shorter.
        c.header("Content-Length", String(size))
        return c.body(toWebStream(chunks()))
      },
      (error: unknown) => refusalResponse(c, error),
    )
  })
}
