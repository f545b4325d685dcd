import { byId } from "@hearthbook/core/fields/fields"
import { runInTransaction } from "../../../transaction/run-in-transaction.ts"
import { createCallerFactory, router, nonTransactionalProcedure } from "../../../trpc/trpc.ts"
import { fewAtATime } from "../../../uploads/limit-concurrency.ts"
import { uploadPart, uploadView } from "../../../uploads/upload.schema.ts"
import { fileContent, fileUpload, fileView } from "./file.schema.ts"
import { readFile } from "./file.service.ts"
import { uploadFile } from "./upload-file.service.ts"
import { uploadFilePart } from "./upload-in-parts.service.ts"

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
  uploadPart: nonTransactionalProcedure
    .input(uploadPart)
    .output(uploadView)
    .mutation(({ ctx, input }) =>
      fewAtATime(() => runInTransaction(ctx, "change", (scope) => uploadFilePart(scope, input))),
    ),
  // Read while it is sent, so the call is not one transaction either.
  read: nonTransactionalProcedure
    .input(byId)
    .output(fileContent)
    .query(({ ctx, input }) => readFile(ctx, input.id)),
})

export const createFileCaller = createCallerFactory(fileBytesRouter)
