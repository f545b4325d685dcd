import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { rescheduleInput, rescheduleView } from "./reschedule.schema.ts"
import { reschedule } from "./reschedule.service.ts"
import { written } from "../../../refetch/rows.ts"

export const rescheduleRouter = router({
  reschedule: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/lessons/reschedule",
        tags: ["lessons"],
        summary: "Move, skip or complete many lessons at once, or say what would change",
      },
      writes: written.lessons,
    })
    .input(amendable(rescheduleInput))
    .output(rescheduleView)
    .mutation(amending(reschedule)),
})
