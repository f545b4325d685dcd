import { byId, removed } from "../../fields/fields.ts"
import { runInTransaction } from "../../transaction/run-in-transaction.ts"
import { router } from "../../trpc/trpc.ts"
import { archiveProcedure } from "./archive-procedure.ts"
import { archiveUploadDraft, archiveUploadView, restoredView } from "./archive.schema.ts"
import { beginUpload, cancelUpload, readUpload } from "./transfer/archive-upload.service.ts"
import { restoreArchive } from "./restore/restore-archive.service.ts"

const tags = ["family"]
const path = "/family/archive/uploads" as const

export const archiveRouter = router({
  begin: archiveProcedure
    .meta({
      openapi: { method: "POST", path, tags, summary: "Begin to send an archive back, in parts, into an empty family" },
      refuses: ["RATE_LIMITED"],
    })
    .input(archiveUploadDraft)
    .output(archiveUploadView)
    .mutation(({ ctx, input }) => beginUpload(ctx, input)),
  upload: archiveProcedure
    .meta({ openapi: { method: "GET", path: `${path}/{id}`, tags, summary: "How far the sending has come" } })
    .input(byId)
    .output(archiveUploadView)
    .query(({ ctx, input }) => runInTransaction(ctx, "read", (scope) => readUpload(scope, input.id))),
  cancel: archiveProcedure
    .meta({ openapi: { method: "DELETE", path: `${path}/{id}`, tags, summary: "Forget what was sent" } })
    .input(byId)
    .output(removed)
    .mutation(({ ctx, input }) => runInTransaction(ctx, "change", (scope) => cancelUpload(scope, input.id))),
  restore: archiveProcedure
    .meta({
      openapi: {
        method: "POST",
        path: `${path}/{id}/restore`,
        tags,
        summary: "Write the archive that was sent into the family, all or nothing. Log-ins are not restored",
      },
      refuses: ["RATE_LIMITED"],
    })
    .input(byId)
    .output(restoredView)
    .mutation(({ ctx, input }) => restoreArchive(ctx, input)),
})
