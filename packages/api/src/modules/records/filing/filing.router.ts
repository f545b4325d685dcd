import { z } from "zod"
import { byId, removal, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { draftFiling } from "./filing-draft.service.ts"
import {
  filingDraft,
  filingDraftInput,
  filingDraftView,
  filingFilter,
  filingUpdate,
  filingView,
} from "./filing.schema.ts"
import { createFiling, deleteFiling, getFiling, listFilings, updateFiling } from "./filing.service.ts"
import { read, written } from "../../../refetch/rows.ts"

const tags = ["requirements"]

export const filingRouter = router({
  list: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/filings", tags, summary: "List filings by due day, undated ones last" },
      reads: ["student", "file", "filing", "requirement"],
    })
    .input(filingFilter)
    .output(z.array(filingView))
    .query(({ ctx, input }) => listFilings(ctx.scope, input)),
  byId: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/filings/{id}", tags, summary: "Get a filing" },
      reads: ["file", "filing"],
    })
    .input(byId)
    .output(filingView)
    .query(({ ctx, input }) => getFiling(ctx.scope, input.id)),
  draft: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/filings/{id}/draft", tags, summary: "Get what the records say for a filing" },
      reads: [...read.figures, "time_entry", "file", "filing", "requirement"],
    })
    .input(filingDraftInput)
    .output(filingDraftView)
    .query(({ ctx, input }) => draftFiling(ctx.scope, input)),
  create: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/filings", tags, summary: "Add a filing of the family's own" },
      creates: true,
      writes: written.filings,
    })
    .input(filingDraft)
    .output(filingView)
    .mutation(({ ctx, input }) => createFiling(ctx.scope, input)),
  update: adultProcedure
    .meta({
      openapi: { method: "PUT", path: "/filings/{id}", tags, summary: "Change a filing, or mark it as done" },
      writes: written.filings,
    })
    .input(amendable(filingUpdate))
    .output(filingView)
    .mutation(amending(updateFiling)),
  delete: adultProcedure
    .meta({
      openapi: { method: "DELETE", path: "/filings/{id}", tags, summary: "Delete a filing with its file" },
      writes: written.filings,
    })
    .input(amendable(removal))
    .output(removed)
    .mutation(amending(deleteFiling)),
})
