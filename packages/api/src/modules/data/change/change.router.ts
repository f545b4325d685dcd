import { z } from "zod"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { changeFilter, changeView, undoInput, undoView } from "./change.schema.ts"
import { listChanges } from "./change.service.ts"
import { undoChange } from "./undo/undo-change.service.ts"

const tags = ["changes"]

export const changeRouter = router({
  list: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/changes", tags, summary: "List changes that can be undone, newest first" },
      reads: ["change"],
    })
    .input(changeFilter)
    .output(z.array(changeView))
    .query(({ ctx, input }) => listChanges(ctx.scope, input)),
  undo: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/changes/{id}/undo",
        tags,
        summary: "Undo a change, all or none; 409 lists what was changed since",
      },
      writes: "everything",
    })
    .input(amendable(undoInput))
    .output(undoView)
    .mutation(amending(undoChange)),
})
