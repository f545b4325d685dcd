import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { reportCardFilter, reportCardView } from "./report-card.schema.ts"
import { readReportCard } from "./report-card.service.ts"
import { read } from "../../../refetch/rows.ts"

export const reportCardRouter = router({
  get: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/students/{id}/report-card",
        tags: ["transcripts"],
        summary: "Get a student's report card for a school year or a term",
      },
      reads: [...read.work, "event", "course_result", "attendance_record"],
    })
    .input(reportCardFilter)
    .output(reportCardView)
    .query(({ ctx, input }) => readReportCard(ctx.scope, input)),
})
