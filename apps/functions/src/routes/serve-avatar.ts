import { createAvatarCaller } from "@hearthbook/api/avatar-bytes"
import { AppError } from "@hearthbook/api/errors"
import { largestFile } from "@hearthbook/api/rules/files"
import type { Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { AppEnv } from "../http/app-env.ts"
import { refusalResponse } from "../http/error-response.ts"
import { identifyFirst } from "../middleware/identify-first.ts"
import { refuseBody } from "../middleware/refuse-body.ts"

/** What a form needs around its file, in bytes. */
const around = 16 * 1024

/** One's picture, sent as a form (A §7). Before the limit of JSON bodies. */
export function serveAvatar(app: Hono<AppEnv>): void {
  const limit = bodyLimit({
    maxSize: largestFile + around,
    onError: (c) => refuseBody(c, "A picture can have 4 MB at most."),
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

/** The form's file. Its name and type say nothing: what it is shows in the content. */
async function readPicture(c: Context<AppEnv>): Promise<Uint8Array<ArrayBuffer>> {
  const form = await c.req.parseBody().catch(() => {
    throw new AppError("VALIDATION_ERROR", "Send the picture as a form, multipart/form-data.")
  })
  const picture = form.avatar
  if (!(picture instanceof File))
    throw new AppError("VALIDATION_ERROR", "Send the picture as the form's field 'avatar'.")
  return new Uint8Array(await picture.arrayBuffer())
}
