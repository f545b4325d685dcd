import { z } from "zod"
import { createCallerFactory, nonTransactionalAdultProcedure, router } from "../../../trpc/trpc.ts"
import type { DrawPaper } from "./bundle/bundle-papers.service.ts"
import { makeBundle, type MadeBundle } from "./bundle/make-bundle.service.ts"
import { bundleInput, tableInput } from "./export.schema.ts"
import { exportTable, type Download } from "./table/export-table.service.ts"

/** Files of records. Not part of the app's router; called by the routes that send them. */
const exportBytesRouter = router({
  table: nonTransactionalAdultProcedure
    .input(tableInput)
    .output(z.custom<Download>())
    .query(({ ctx, input }) => exportTable(ctx, input)),
  bundle: nonTransactionalAdultProcedure
    .input(bundleInput.extend({ draw: z.custom<DrawPaper>() }))
    .output(z.custom<MadeBundle>())
    .query(({ ctx, input }) => makeBundle(ctx, input)),
})

export const createExportCaller = createCallerFactory(exportBytesRouter)
