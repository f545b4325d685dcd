import { bypassRls } from "@hearthbook/db"
import { runInTransaction, type IdentifiedContext } from "../../../../transaction/run-in-transaction.ts"
import { countUse } from "../../../../rate-limit/rate-limit.ts"
import { partSize, type UploadView } from "../../../../uploads/upload.schema.ts"
import { deleteExpiredUploads, requireSpace } from "../../../../uploads/upload-limit.ts"
import { ownUploads } from "../../../../uploads/upload.service.ts"
import type { ArchiveUploadDraft } from "../archive.schema.ts"
import { requireEmptyFamily } from "./empty-family.ts"

/** The hourly limit of uploads for one family. Each may occupy half a gigabyte for a day. */
const rateLimit = { limit: 20, windowSeconds: 3600 }

/**
 * Starts an upload; earlier archives of the same person are deleted. CONFLICT unless the family is empty, so that no upload is
 * in vain; RATE_LIMITED after twenty per hour, and if the installation has no space for more uploads.
 */
export async function beginArchiveUpload(
  context: IdentifiedContext,
  { size }: ArchiveUploadDraft,
): Promise<UploadView> {
  const { family_id } = context.identity
  await runInTransaction(context, "change", async (scope) => {
    const { db, now } = scope
    await countUse(db, { key: `archive-upload:${family_id}`, ...rateLimit, now })
    await bypassRls(scope, (all) => deleteExpiredUploads(all, now))
  })
  return runInTransaction(context, "change", async (scope) => {
    const own = ownUploads(scope, "archive")
    await requireEmptyFamily(scope)
    await scope.db.upload.deleteMany({ where: own })
    await bypassRls(scope, (all) => requireSpace(all, "archive", size, scope.now))
    const data = { ...own, size, created_at: scope.now }
    const { id } = await scope.db.upload.create({ data, select: { id: true } })
    return { id, size, part_size: partSize, received: [] }
  })
}
