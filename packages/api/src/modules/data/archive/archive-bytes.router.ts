import { z } from "zod"
import { runInTransaction } from "../../../transaction/run-in-transaction.ts"
import { createCallerFactory, router } from "../../../trpc/trpc.ts"
import { archiveProcedure } from "./archive-procedure.ts"
import { fewAtATime } from "../../../uploads/limit-concurrency.ts"
import { uploadPart, uploadView } from "../../../uploads/upload.schema.ts"
import { storeUploadPart } from "../../../uploads/upload.service.ts"
import { issueArchiveTicket } from "./transfer/archive-ticket.service.ts"
import { makeArchive, type MadeArchive } from "./export/make-archive.service.ts"

/** Procedures that transfer bytes or use a cookie instead of JSON. Called by the routes of serve-archive. */
export const archiveBytesRouter = router({
  make: archiveProcedure
    .meta({ needs_proof: true })
    .input(z.object({ app_version: z.string() }))
    .output(z.custom<MadeArchive>())
    .mutation(({ ctx, input }) => makeArchive(ctx, input)),
  ticket: archiveProcedure
    .meta({ needs_proof: true })
    .output(z.string())
    .mutation(({ ctx }) => issueArchiveTicket(ctx)),
  uploadPart: archiveProcedure
    .input(uploadPart)
    .output(uploadView)
    .mutation(({ ctx, input }) =>
      fewAtATime(() => runInTransaction(ctx, "change", (scope) => storeUploadPart(scope, "archive", input))),
    ),
})

export const createArchiveCaller = createCallerFactory(archiveBytesRouter)
