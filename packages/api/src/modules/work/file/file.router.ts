import { z } from "zod"
import { byId, removed } from "@hearthbook/core/fields/fields"
import { familyProcedure, nonTransactionalProcedure, router } from "../../../trpc/trpc.ts"
import { cancelUpload } from "../../../uploads/upload.service.ts"
import { completeUpload } from "./complete-upload.service.ts"
import { readFileUpload } from "./direct-upload.service.ts"
import { filesOf, fileUploadDraft, fileUploadView, fileView } from "./file.schema.ts"
import { listWaitingFiles, removeFile } from "./file.service.ts"
import { beginUpload } from "./upload-in-parts.service.ts"
import { read } from "../../../refetch/rows.ts"

const tags = ["assignments"]

export const fileRouter = router({
  waiting: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/assignments/{assignment_id}/files",
        tags,
        summary: "List the files that wait to be turned in with an assignment",
      },
      reads: [...read.work, "submission", "file"],
    })
    .input(filesOf)
    .output(z.array(fileView))
    .query(({ ctx, input }) => listWaitingFiles(ctx.scope, input)),
  delete: familyProcedure
    .meta({
      openapi: { method: "DELETE", path: "/files/{id}", tags, summary: "Remove a file before it is turned in" },
      refuses: ["CONFLICT"],
      writes: ["file"],
    })
    .input(byId)
    .output(removed)
    .mutation(({ ctx, input }) => removeFile(ctx.scope, input.id)),
  beginUpload: nonTransactionalProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/assignments/{assignment_id}/uploads",
        tags,
        summary: "Start to upload a file for an assignment in parts, or continue one that was begun before",
      },
      refuses: ["RATE_LIMITED", "CONFLICT"],
      writes: ["upload"],
    })
    .input(fileUploadDraft)
    .output(fileUploadView)
    .mutation(({ ctx, input }) => beginUpload(ctx, input)),
  readUpload: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/uploads/{id}", tags, summary: "Get the progress of a file's upload" },
      reads: ["upload"],
    })
    .input(byId)
    .output(fileUploadView)
    .query(({ ctx, input }) => readFileUpload(ctx.scope, input.id)),
  completeUpload: nonTransactionalProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/uploads/{id}/complete",
        tags,
        summary: "Check the uploaded file, and keep it with its assignment. Completing it again returns the same file",
      },
      refuses: ["CONFLICT"],
      writes: ["file", "upload"],
    })
    .input(byId)
    .output(fileView)
    .mutation(({ ctx, input }) => completeUpload(ctx, input.id)),
  cancelUpload: familyProcedure
    .meta({
      openapi: { method: "DELETE", path: "/uploads/{id}", tags, summary: "Cancel a file's upload" },
      writes: ["upload"],
    })
    .input(byId)
    .output(removed)
    .mutation(({ ctx, input }) => cancelUpload(ctx.scope, "file", input.id)),
})
