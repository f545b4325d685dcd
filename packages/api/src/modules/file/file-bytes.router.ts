import { byId } from "../../fields/fields.ts"
import { createCallerFactory, familyProcedure, router, nonTransactionalProcedure } from "../../trpc/trpc.ts"
import { fileContent, fileUpload, fileView } from "./file.schema.ts"
import { readFile } from "./file.service.ts"
import { uploadFile } from "./upload-file.service.ts"

/**
 * Procedures that transfer bytes instead of JSON. Not part of the app's router; called by the routes that receive and send
 * files.
 */
export const fileBytesRouter = router({
  // The file is processed in between, so the call is not one transaction.
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
