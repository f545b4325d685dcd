import { partSize, type UploadPart, type UploadView } from "@hearthbook/api/uploads/upload.schema"
import type { Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { z } from "zod"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse, refusalResponse } from "../http/error-response.ts"
import { identifyFirst } from "../middleware/identify-first.ts"
import { refuseBody } from "../middleware/refuse-body.ts"

type StorePart = (c: Context<AppEnv>, part: UploadPart & { content: Uint8Array<ArrayBuffer> }) => Promise<UploadView>

const address = z.object({
  id: z.guid(),
  position: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
})

/** Serves receiving one part of an upload, at a path with `:id` and `:position`. Register it before the limit for JSON bodies. */
export function servePart(app: Hono<AppEnv>, path: string, store: StorePart): void {
  const limit = bodyLimit({
    maxSize: partSize,
    onError: (c) => refuseBody(c, `A part can have ${partSize / 1024 / 1024} MB at most.`),
  })
  app.put(path, identifyFirst, limit, async (c) => {
    // Reads the body even if the address is wrong: an unread body closes the connection, which loses the response.
    const content = new Uint8Array(await c.req.arrayBuffer())
    const { data } = address.safeParse(c.req.param())
    if (!data) return errorResponse(c, "NOT_FOUND")
    return store(c, { ...data, content }).then(
      (upload) => c.json(upload),
      (error: unknown) => refusalResponse(c, error),
    )
  })
}
