import { byId } from "../../fields/fields.ts"
import { createCallerFactory, familyProcedure, router, nonTransactionalProcedure } from "../../trpc/trpc.ts"
import { fileContent, fileUpload, fileView } from "./file.schema.ts"
import { readFile } from "./file.service.ts"
import { uploadFile } from "./upload-file.service.ts"

/**
 * What travels as bytes and not as JSON: no part of the app's router, called by the routes that take and answer files.
 */
export const fileBytesRouter = router({
  // What a file is takes a moment to find out, so there is no unit around all of it.
  upload: nonTransactionalProcedure
    .input(fileUpload)
    .output(fileView)
    .mutation(({ ctx, input }) => uploadFile(ctx, input)),
  read: familyProcedure
    .input(byId)
    .output(fileContent)
    .query(({ ctx, input }) => readFile(ctx.scope, input.id)),
})

export const createFileCaller = createCallerFactory(fileBytesRouter)
