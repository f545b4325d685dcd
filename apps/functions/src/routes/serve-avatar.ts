import { createAvatarCaller } from "@hearthbook/api/modules/family/avatar/avatar-bytes.router"
import { AppError } from "@hearthbook/core/errors/errors"
import { largestInOneRequest, toMegabytes } from "@hearthbook/core/limits/file-limits"
import type { Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { AppEnv } from "../http/app-env.ts"
import { refusalResponse } from "../http/error-response.ts"
import { identifyFirst } from "../middleware/identify-first.ts"
import { refuseBody } from "../middleware/refuse-body.ts"

/** The bytes that a form may add to its file. */
const formOverhead = 16 * 1024

/** Serves uploading one's picture as a form. Register it before the limit for JSON bodies. */
export function serveAvatar(app: Hono<AppEnv>): void {
  const limit = bodyLimit({
    maxSize: largestInOneRequest + formOverhead,
    onError: (c) => refuseBody(c, `A picture can have ${toMegabytes(largestInOneRequest)} at most.`),
  })
  app.post("/api/v1/settings/avatar", identifyFirst, limit, async (c) => {
    try {
      const caller = createAvatarCaller(c.get("api")())
      return c.json(await caller.set({ content: await readPicture(c) }))
    } catch (error) {
      return refusalResponse(c, error)
    }
  })
}

/** Reads the form's file. Its name and type are ignored, because the type is detected from the content. */
async function readPicture(c: Context<AppEnv>): Promise<Uint8Array<ArrayBuffer>> {
  const form = await c.req.parseBody().catch(() => {
    throw new AppError("VALIDATION_ERROR", "Send the picture as a form, multipart/form-data.")
  })
  const picture = form.avatar
  if (!(picture instanceof File))
    throw new AppError("VALIDATION_ERROR", "Send the picture as the form's field 'avatar'.")
  return new Uint8Array(await picture.arrayBuffer())
}
