import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { rollOverInput, rollOverView } from "./roll-over.schema.ts"
import { rollOver } from "./roll-over.service.ts"

export const rollOverRouter = router({
  rollOver: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/school-years/roll-over",
        tags: ["school years"],
        summary: "Start the next school year with its courses and classes, or say what would be made",
      },
      writes: "everything",
    })
    .input(rollOverInput)
    .output(rollOverView)
    .mutation(({ ctx, input }) => rollOver(ctx.scope, input)),
})
