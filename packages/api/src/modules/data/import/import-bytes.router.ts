import { byId } from "@hearthbook/core/fields/fields"
import { z } from "zod"
import { createCallerFactory, adultProcedure, nonTransactionalAdultProcedure, router } from "../../../trpc/trpc.ts"
import { readFile, type ReadFile } from "./file/read-file.ts"
import { importUpload, importView } from "./import.schema.ts"
import { createImport } from "./import.service.ts"
import { writeWrongRows } from "./wrong-rows.service.ts"

/** Takes or returns bytes instead of JSON. Not part of the app's router; called by the routes of serve-imports. */
const importBytesRouter = router({
  // The file is read in between, so the call is not one transaction. A server reads it on a thread.
  create: nonTransactionalAdultProcedure
    .input(importUpload.extend({ read: z.custom<ReadFile>().default(() => readFile) }))
    .output(importView)
    .mutation(({ ctx, input: { read, ...upload } }) => createImport(ctx, upload, read)),
  wrongRows: adultProcedure
    .input(byId)
    .output(z.object({ name: z.string(), csv: z.string() }))
    .query(({ ctx, input }) => writeWrongRows(ctx.scope, input.id)),
})

export const createImportCaller = createCallerFactory(importBytesRouter)
