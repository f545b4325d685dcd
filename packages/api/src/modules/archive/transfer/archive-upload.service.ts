import { v7 } from "uuid"
import { bypassRls } from "@hearthbook/db"
import { AppError, fieldError } from "../../../errors/errors.ts"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { found } from "../../../errors/not-found.ts"
import { countUse } from "../../../rate-limit/rate-limit.ts"
import type { Scope } from "../../../request/scope.ts"
import { partSize, type ArchivePart, type ArchiveUploadDraft, type ArchiveUploadView } from "../archive.schema.ts"
import { requireEmptyFamily } from "./empty-family.ts"
import { storePart } from "./stored-parts.ts"
import { deleteExpiredUploads, requireSpace } from "./upload-limit.ts"

/** The hourly limit of uploads for one family. Each may occupy half a gigabyte for a day. */
const rateLimit = { limit: 20, windowSeconds: 3600 }

/** An uploaded archive. */
export type ArchiveUpload = { id: string; size: number }

/**
 * Starts an upload; earlier uploads of the same person are deleted. CONFLICT unless the family is empty, so that no one uploads
 * in vain; RATE_LIMITED after twenty per hour, and if the installation has no space for more uploads.
 */
export async function beginUpload(
  context: IdentifiedContext,
  { size }: ArchiveUploadDraft,
): Promise<ArchiveUploadView> {
  const { family_id } = context.identity
  await runInTransaction(context, "change", async (scope) => {
    const { db, now } = scope
    await countUse(db, { key: `archive-upload:${family_id}`, ...rateLimit, now })
    await bypassRls(scope, (all) => deleteExpiredUploads(all, now))
  })
  return runInTransaction(context, "change", async (scope) => {
    await requireEmptyFamily(scope)
    await scope.db.archive_upload.deleteMany({ where: ownUploads(scope) })
    await bypassRls(scope, (all) => requireSpace(all, size, scope.now))
    const data = { ...ownUploads(scope), size, created_at: scope.now }
    const { id } = await scope.db.archive_upload.create({ data, select: { id: true } })
    return { id, size, part_size: partSize, received: [] }
  })
}

/** The progress of an upload, to continue it after a lost connection. NOT_FOUND for anyone else's. */
export async function readUpload(scope: Scope, id: string): Promise<ArchiveUploadView> {
  const { db, family_id } = scope
  const { size } = await findUpload(scope, id)
  const parts = await db.archive_part.findMany({
    where: { family_id, upload_id: id },
    select: { position: true },
    orderBy: { position: "asc" },
  })
  return { id, size, part_size: partSize, received: parts.map(({ position }) => position) }
}

/** Stores one part; sending it again replaces it. VALIDATION_ERROR if it has the wrong length. */
export async function uploadPart(scope: Scope, { id, position, content }: ArchivePart): Promise<ArchiveUploadView> {
  const { db, family_id, now } = scope
  // A running restore locks the row. A part that arrives then finds the upload gone.
  await db.$queryRaw`SELECT id FROM archive_upload WHERE id = ${id}::uuid AND family_id = ${family_id}::uuid FOR SHARE`
  const { size } = await findUpload(scope, id)
  const last = Math.ceil(size / partSize) - 1
  if (position > last) throw fieldError("position", `The last part of this archive is at position ${last}.`)
  const length = position < last ? partSize : size - last * partSize
  if (content.length !== length) {
    throw fieldError("content", `Part ${position} must have ${length} bytes, but has ${content.length}.`)
  }
  await storePart(scope, { id: v7({ msecs: now.getTime() }), upload_id: id, position, bytes: content })
  return readUpload(scope, id)
}

/** Cancels an upload. */
export async function cancelUpload(scope: Scope, id: string): Promise<{ id: string }> {
  await findUpload(scope, id)
  await scope.db.archive_upload.deleteMany({ where: { id, ...ownUploads(scope) } })
  return { id }
}

/** NOT_FOUND for another person's upload, even in the same family. */
export async function findUpload(scope: Scope, id: string): Promise<ArchiveUpload> {
  const where = { id, ...ownUploads(scope) }
  const { size } = found(await scope.db.archive_upload.findFirst({ where, select: { size: true } }), "upload")
  return { id, size: Number(size) }
}

/** CONFLICT if a part is missing. */
export async function requireAllParts(scope: Scope, id: string): Promise<void> {
  const { size, received } = await readUpload(scope, id)
  const missing = Math.ceil(size / partSize) - received.length
  if (missing > 0) throw new AppError("CONFLICT", `The archive is incomplete. Parts missing: ${missing}.`)
}

function ownUploads({ family_id, actor }: Scope) {
  return { family_id, user_id: actor.user_id }
}
