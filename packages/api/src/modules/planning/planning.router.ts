import { adultProcedure, router } from "../../trpc/trpc.ts"
import { rescheduleInput, rescheduleView } from "../reschedule/reschedule.schema.ts"
import { reschedule } from "../reschedule/reschedule.service.ts"
import { makeSeries } from "../series/make-series.service.ts"
import { seriesInput, seriesView } from "../series/series.schema.ts"

const tags = ["lessons"]

export const planningRouter = router({
  series: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/lessons/series",
        tags,
        summary: "Make many lessons from titles or a pattern, on the days on which the course meets",
      },
    })
    .input(seriesInput)
    .output(seriesView)
    .mutation(({ ctx, input }) => makeSeries(ctx.scope, input)),
  reschedule: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/lessons/reschedule",
        tags,
        summary: "Move, skip or complete many lessons at once, or say what would change",
      },
    })
    .input(rescheduleInput)
    .output(rescheduleView)
    .mutation(({ ctx, input }) => reschedule(ctx.scope, input)),
})
