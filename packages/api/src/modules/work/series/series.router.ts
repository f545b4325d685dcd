import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { makeSeries } from "./make-series.service.ts"
import { seriesInput, seriesView } from "./series.schema.ts"
import { written } from "../../../refetch/rows.ts"

export const seriesRouter = router({
  series: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/lessons/series",
        tags: ["lessons"],
        summary: "Make many lessons from titles or a pattern, on the days on which the course meets",
      },
      writes: written.lessons,
    })
    .input(seriesInput)
    .output(seriesView)
    .mutation(({ ctx, input }) => makeSeries(ctx.scope, input)),
})
