import { z } from "zod"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { progressFilter, progressView, weekFilter, weekProgress } from "./progress.schema.ts"
import { listProgress, listWeeks } from "./progress.service.ts"
import { read } from "../../../refetch/rows.ts"

const tags = ["progress"]

export const progressRouter = router({
  list: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/progress", tags, summary: "Get each child's progress by subject" },
      reads: read.work,
    })
    .input(progressFilter)
    .output(z.array(progressView))
    .query(({ ctx, input }) => listProgress(ctx.scope, input)),
  weeks: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/progress/weeks",
        tags,
        summary: "Get the percentage of graded work by week and subject",
      },
      reads: read.work,
    })
    .input(weekFilter)
    .output(z.array(weekProgress))
    .query(({ ctx, input }) => listWeeks(ctx.scope, input)),
})
