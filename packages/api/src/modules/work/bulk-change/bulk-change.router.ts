import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { workChangeInput, workChangeView } from "./bulk-change.schema.ts"
import { changeAssignments } from "./bulk-change.service.ts"
import { written } from "../../../refetch/rows.ts"

export const workChangeRouter = router({
  changeMany: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/assignments/bulk",
        tags: ["assignments"],
        summary: "Change or delete many assignments at once, or say what would change",
      },
      writes: written.work,
    })
    .input(amendable(workChangeInput))
    .output(workChangeView)
    .mutation(amending(changeAssignments)),
})
