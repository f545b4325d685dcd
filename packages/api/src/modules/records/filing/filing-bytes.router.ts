import { createCallerFactory, nonTransactionalAdultProcedure, router } from "../../../trpc/trpc.ts"
import { uploadFilingFile } from "./filing-file.service.ts"
import { filingUpload, filingView } from "./filing.schema.ts"

/** Takes bytes instead of JSON. Not part of the app's router; called by the route that receives the file. */
const filingBytesRouter = router({
  // The file is processed in between, so the call is not one transaction.
  upload: nonTransactionalAdultProcedure
    .input(filingUpload)
    .output(filingView)
    .mutation(({ ctx, input }) => uploadFilingFile(ctx, input)),
})

export const createFilingCaller = createCallerFactory(filingBytesRouter)
