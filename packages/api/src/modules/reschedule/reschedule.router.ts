import { adultProcedure, router } from "../../trpc/trpc.ts"
import { rescheduleInput, rescheduleView } from "./reschedule.schema.ts"
import { reschedule } from "./reschedule.service.ts"

export const rescheduleRouter = router({
  reschedule: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/lessons/reschedule",
        tags: ["lessons"],
        summary: "Move, skip or complete many lessons at once, or say what would change",
      },
    })
    .input(rescheduleInput)
    .output(rescheduleView)
    .mutation(({ ctx, input }) => reschedule(ctx.scope, input)),
})
