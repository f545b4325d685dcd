import { z } from "zod"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { amendmentFilter, amendmentView } from "./amendment.schema.ts"
import { listAmendments } from "./amendment.service.ts"

export const amendmentRouter = router({
  list: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/amendments",
        tags: ["school years"],
        summary: "List changes of records in locked school years, newest first",
      },
      reads: ["student", "amendment"],
    })
    .input(amendmentFilter)
    .output(z.array(amendmentView))
    .query(({ ctx, input }) => listAmendments(ctx.scope, input)),
})
