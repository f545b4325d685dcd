import { runInTransaction, type IdentifiedContext } from "../../transaction/run-in-transaction.ts"
import { countUse } from "../../rate-limit/rate-limit.ts"
import { cleanFile } from "../../stored-files/clean-file.ts"
import type { FileUpload, FileView } from "./file.schema.ts"
import { addFile, requireOpenWork } from "./file.service.ts"

/** The hourly limit of uploads for one login: more than a day's work needs, and too few to fill a disk. */
const rateLimit = { limit: 100, windowSeconds: 3600 }

/**
 * Uploads a file for an assignment. A refused file is not stored: VALIDATION_ERROR at `file`, NOT_FOUND for another child's
 * work, CONFLICT if the work is graded, RATE_LIMITED after a hundred per hour.
 */
export async function uploadFile(context: IdentifiedContext, upload: FileUpload): Promise<FileView> {
  const { content, ...rest } = upload
  // Checked before the picture is processed, which is expensive.
  await runInTransaction(context, "read", (scope) => requireOpenWork(scope, upload.assignment_id))
  await runInTransaction(context, "change", ({ db, actor, now }) =>
    countUse(db, { key: `upload:${actor.user_id}`, ...rateLimit, now }),
  )
  const clean = await cleanFile(content, upload.content_type)
  return runInTransaction(context, "change", (scope) => addFile(scope, rest, clean))
}
