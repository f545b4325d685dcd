import { createFileCaller } from "@hearthbook/api/file-bytes"
import { largestFile, toMegabytes } from "@hearthbook/api/rules/files"
import type { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { z } from "zod"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse, refusalResponse } from "../http/error-response.ts"
import { identifyFirst } from "../middleware/identify-first.ts"
import { refuseBody } from "../middleware/refuse-body.ts"

/** The path for uploading a file that will be submitted with an assignment. */
const uploadPath = "/api/v1/assignments/:assignment_id/files"

const uuid = z.guid()

/**
 * Serves uploading and downloading files. An upload has one file as its body, with the name in the query and the type in the header.
 * A download has the type that was detected on upload, and browsers may not guess another, so it is never run.
 */
export function serveFiles(app: Hono<AppEnv>): void {
  const limit = bodyLimit({
    maxSize: largestFile,
    onError: (c) => refuseBody(c, `A file can have ${toMegabytes(largestFile)} at most.`),
  })
  app.post(uploadPath, identifyFirst, limit, async (c) => {
    // Reads the body even if the address is wrong: an unread body closes the connection, which loses the response.
    const content = new Uint8Array(await c.req.arrayBuffer())
    const assignment_id = c.req.param("assignment_id")
    if (!uuid.safeParse(assignment_id).success) return errorResponse(c, "NOT_FOUND")
    const content_type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? ""
    const upload = { assignment_id, name: c.req.query("name") ?? "", content_type, content }
    const caller = createFileCaller(c.get("api")())
    return caller.upload(upload).then(
      (file) => c.json(file),
      (error: unknown) => refusalResponse(c, error),
    )
  })

  app.get("/api/v1/files/:id", async (c) => {
    const id = c.req.param("id")
    if (!uuid.safeParse(id).success) return errorResponse(c, "NOT_FOUND")
    const caller = createFileCaller(c.get("api")())
    return caller.read({ id }).then(
      ({ content, content_type, name }) => {
        c.header("Content-Type", content_type)
        c.header("Content-Disposition", `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
        return c.body(content)
      },
      (error: unknown) => refusalResponse(c, error),
    )
  })
}
