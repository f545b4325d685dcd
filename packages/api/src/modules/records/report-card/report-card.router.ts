import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { reportCardFilter, reportCardView } from "./report-card.schema.ts"
import { readReportCard } from "./report-card.service.ts"

export const reportCardRouter = router({
  get: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/students/{id}/report-card",
        tags: ["transcripts"],
        summary: "Get a student's report card for a school year or a term",
      },
    })
    .input(reportCardFilter)
    .output(reportCardView)
    .query(({ ctx, input }) => readReportCard(ctx.scope, input)),
})
