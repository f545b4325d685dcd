import { byId, removed } from "@hearthbook/core/fields/fields"
import { runInTransaction } from "../../../transaction/run-in-transaction.ts"
import { router } from "../../../trpc/trpc.ts"
import { archiveProcedure } from "./archive-procedure.ts"
import { uploadView } from "../../../uploads/upload.schema.ts"
import { cancelUpload, readUpload } from "../../../uploads/upload.service.ts"
import { archiveUploadDraft, restoredView } from "./archive.schema.ts"
import { beginArchiveUpload } from "./transfer/archive-upload.service.ts"
import { restoreArchive } from "./restore/restore-archive.service.ts"

const tags = ["family"]
const path = "/family/archive/uploads" as const

export const archiveRouter = router({
  begin: archiveProcedure
    .meta({
      openapi: { method: "POST", path, tags, summary: "Start to upload an archive, in parts, into an empty family" },
      refuses: ["RATE_LIMITED"],
      writes: ["upload"],
    })
    .input(archiveUploadDraft)
    .output(uploadView)
    .mutation(({ ctx, input }) => beginArchiveUpload(ctx, input)),
  upload: archiveProcedure
    .meta({
      openapi: { method: "GET", path: `${path}/{id}`, tags, summary: "Get the progress of an upload" },
      reads: ["upload"],
    })
    .input(byId)
    .output(uploadView)
    .query(({ ctx, input }) => runInTransaction(ctx, "read", (scope) => readUpload(scope, "archive", input.id))),
  cancel: archiveProcedure
    .meta({
      openapi: { method: "DELETE", path: `${path}/{id}`, tags, summary: "Cancel an upload" },
      writes: ["upload"],
    })
    .input(byId)
    .output(removed)
    .mutation(({ ctx, input }) => runInTransaction(ctx, "change", (scope) => cancelUpload(scope, "archive", input.id))),
  restore: archiveProcedure
    .meta({
      openapi: {
        method: "POST",
        path: `${path}/{id}/restore`,
        tags,
        summary: "Restore the uploaded archive into the family, all or nothing. Logins are not restored",
      },
      refuses: ["RATE_LIMITED"],
      writes: "everything",
    })
    .input(byId)
    .output(restoredView)
    .mutation(({ ctx, input }) => restoreArchive(ctx, input)),
})
