import { z } from "zod"
import { byId, removal, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, nonTransactionalAdultProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { confirmImport } from "./confirm-import.service.ts"
import {
  importConfirm,
  importResult,
  importRowFilter,
  importRowView,
  importUpdate,
  importView,
} from "./import.schema.ts"
import { deleteImport, getImport, listImportRows, listImports, updateImport } from "./import.service.ts"

const tags = ["imports"]

export const importRouter = router({
  list: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/imports", tags, summary: "List the imports of the last 24 hours" },
      reads: ["data_import"],
    })
    .input(z.object({}))
    .output(z.array(importView))
    .query(({ ctx }) => listImports(ctx.scope)),
  byId: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/imports/{id}", tags, summary: "Get an import with its preview" },
      reads: ["data_import"],
    })
    .input(byId)
    .output(importView)
    .query(({ ctx, input }) => getImport(ctx.scope, input.id)),
  rows: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/imports/{id}/rows", tags, summary: "List the rows of an import" },
      reads: ["data_import"],
    })
    .input(importRowFilter)
    .output(z.array(importRowView))
    .query(({ ctx, input }) => listImportRows(ctx.scope, input)),
  update: nonTransactionalAdultProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/imports/{id}",
        tags,
        summary: "Choose the sheet, columns, dates and defaults of an import",
      },
      refuses: ["CONFLICT"],
      writes: ["data_import"],
    })
    .input(importUpdate)
    .output(importView)
    .mutation(({ ctx, input }) => updateImport(ctx, input)),
  delete: adultProcedure
    .meta({
      openapi: { method: "DELETE", path: "/imports/{id}", tags, summary: "Remove an import" },
      writes: ["data_import"],
    })
    .input(removal)
    .output(removed)
    .mutation(({ ctx, input }) => deleteImport(ctx.scope, input)),
  confirm: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/imports/{id}/confirm", tags, summary: "Write the rows of an import" },
      refuses: ["CONFLICT", "LOCKED"],
      writes: "everything",
    })
    .input(amendable(importConfirm))
    .output(importResult)
    .mutation(amending(confirmImport)),
})
