import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { cleanFile } from "../../../stored-files/clean-file.ts"
import { fileStore } from "../../../stored-files/file-store.ts"
import type { FileUpload, FileView } from "./file.schema.ts"
import { addFile, requireOpenWork } from "./file.service.ts"
import { countUpload } from "./count-upload.ts"

/**
 * Uploads a file for an assignment in one request. A refused file is not stored: VALIDATION_ERROR at `file`, NOT_FOUND for
 * another child's work, CONFLICT if the work is graded, RATE_LIMITED as `countUpload`.
 */
export async function uploadFile(context: IdentifiedContext, upload: FileUpload): Promise<FileView> {
  const { content, ...rest } = upload
  // Checked before the picture is processed, which is expensive.
  await runInTransaction(context, "read", (scope) => requireOpenWork(scope, upload.assignment_id))
  await runInTransaction(context, "change", (scope) => countUpload(scope, content.length))
  const { content: bytes, ...clean } = await cleanFile(content)
  const file = { ...rest, ...clean, size: bytes.length }
  return runInTransaction(context, "change", (scope) =>
    addFile(scope, { ...file, write: (within, id) => fileStore.write(within, id, bytes) }),
  )
}
