import { byId } from "@hearthbook/core/fields/fields"
import { z } from "zod"
import { createCallerFactory, adultProcedure, nonTransactionalAdultProcedure, router } from "../../../trpc/trpc.ts"
import { importUpload, importView } from "./import.schema.ts"
import { createImport } from "./import.service.ts"
import { writeWrongRows } from "./wrong-rows.service.ts"

/** Takes or returns bytes instead of JSON. Not part of the app's router; called by the routes of serve-imports. */
const importBytesRouter = router({
  // The file is read in between, so the call is not one transaction.
  create: nonTransactionalAdultProcedure
    .input(importUpload)
    .output(importView)
    .mutation(({ ctx, input }) => createImport(ctx, input)),
  wrongRows: adultProcedure
    .input(byId)
    .output(z.object({ name: z.string(), csv: z.string() }))
    .query(({ ctx, input }) => writeWrongRows(ctx.scope, input.id)),
})

export const createImportCaller = createCallerFactory(importBytesRouter)
