import { runInTransaction, type IdentifiedContext } from "../../transaction/run-in-transaction.ts"
import { countUse } from "../../rate-limit/rate-limit.ts"
import { cleanFile } from "../../stored-files/clean-file.ts"
import type { FileUpload, FileView } from "./file.schema.ts"
import { addFile, requireOpenWork } from "./file.service.ts"

/** Uploads of one log-in in an hour: more than any day's work, and too few to fill a disk. */
const rateLimit = { limit: 100, windowSeconds: 3600 }

/**
 * Takes a file for work that is to be handed in. Nothing is kept of one that is refused: 400 at `file`, NOT_FOUND for work of
 * another, CONFLICT once it is graded, RATE_LIMITED after a hundred in an hour.
 */
export async function uploadFile(context: IdentifiedContext, upload: FileUpload): Promise<FileView> {
  const { content, ...rest } = upload
  // Whoever may not add it has no picture looked at, which is dear.
  await runInTransaction(context, "read", (scope) => requireOpenWork(scope, upload.assignment_id))
  await runInTransaction(context, "change", ({ db, actor, now }) =>
    countUse(db, { key: `upload:${actor.user_id}`, ...rateLimit, now }),
  )
  const clean = await cleanFile(content, upload.content_type)
  return runInTransaction(context, "change", (scope) => addFile(scope, rest, clean))
}
