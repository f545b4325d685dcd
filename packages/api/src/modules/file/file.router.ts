import { z } from "zod"
import { byId, removed } from "../../fields/fields.ts"
import { familyProcedure, router } from "../../trpc/trpc.ts"
import { filesOf, fileView } from "./file.schema.ts"
import { listWaitingFiles, removeFile } from "./file.service.ts"

const tags = ["assignments"]

export const fileRouter = router({
  waiting: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/assignments/{assignment_id}/files",
        tags,
        summary: "List the files that wait to be handed in with an assignment",
      },
    })
    .input(filesOf)
    .output(z.array(fileView))
    .query(({ ctx, input }) => listWaitingFiles(ctx.scope, input)),
  delete: familyProcedure
    .meta({
      openapi: { method: "DELETE", path: "/files/{id}", tags, summary: "Remove a file before it is handed in" },
      refuses: ["CONFLICT"],
    })
    .input(byId)
    .output(removed)
    .mutation(({ ctx, input }) => removeFile(ctx.scope, input.id)),
})
