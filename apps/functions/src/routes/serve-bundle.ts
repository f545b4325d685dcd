import { AppError } from "@hearthbook/core/errors/errors"
import { createExportCaller } from "@hearthbook/api/modules/data/export/export-bytes.router"
import type { Hono } from "hono"
import { z } from "zod"
import type { AppEnv } from "../http/app-env.ts"
import { sendAttachment } from "../http/send-attachment.ts"
import { drawAside } from "../threads/draw-aside.ts"

const uuid = z.guid()

/** Serves a school year as a zip, made while it is sent. Register it before the routes of JSON, which take what is left. */
export function serveBundle(app: Hono<AppEnv>): void {
  app.get("/api/v1/school-years/:id/bundle.zip", (c) =>
    sendAttachment(c, async () => {
      const id = c.req.param("id")
      if (!uuid.safeParse(id).success) throw new AppError("NOT_FOUND")
      const { paper } = c.req.query()
      const bundle = await createExportCaller(c.get("api")()).bundle({ id, paper, draw: drawAside })
      return { ...bundle, content_type: "application/zip" }
    }),
  )
}
