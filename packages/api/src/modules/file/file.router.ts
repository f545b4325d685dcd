import { z } from "zod"
import { byId, removed } from "../../fields.ts"
import { createCallerFactory, familyProcedure, router, unboundProcedure } from "../../trpc.ts"
import { fileContent, filesOf, fileUpload, fileView } from "./file.schema.ts"
import { listWaitingFiles, readFile, removeFile } from "./file.service.ts"
import { uploadFile } from "./upload-file.service.ts"

const tags = ["assignments"]

export const fileRouter = router({
  waiting: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/assignments/{assignment_id}/files",
        tags,
        summary: "Files that wait to be handed in with an assignment",
      },
    })
    .input(filesOf)
    .output(z.array(fileView))
    .query(({ ctx, input }) => listWaitingFiles(ctx.scope, input)),
  delete: familyProcedure
    .meta({
      openapi: { method: "DELETE", path: "/files/{id}", tags, summary: "Take a file away before it is handed in" },
    })
    .input(byId)
    .output(removed)
    .mutation(({ ctx, input }) => removeFile(ctx.scope, input.id)),
})

/**
 * What travels as bytes and not as JSON: no part of the app's router, called by the routes that take and answer files.
 */
export const fileBytesRouter = router({
  // What a file is takes a moment to find out, so there is no unit around all of it.
  upload: unboundProcedure
    .input(fileUpload)
    .output(fileView)
    .mutation(({ ctx, input }) => uploadFile(ctx, input)),
  read: familyProcedure
    .input(byId)
    .output(fileContent)
    .query(({ ctx, input }) => readFile(ctx.scope, input.id)),
})

export const createFileCaller = createCallerFactory(fileBytesRouter)
