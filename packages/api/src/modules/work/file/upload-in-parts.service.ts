import { bypassRls } from "@hearthbook/db"
import { maxFiles } from "@hearthbook/core/limits/file-limits"
import type { Scope } from "../../../request/scope.ts"
import { requireKnownKind } from "../../../stored-files/validate-file.ts"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import type { UploadPart, UploadView } from "../../../uploads/upload.schema.ts"
import { deleteExpiredUploads, requireRoom, requireSpace, uploadLife } from "../../../uploads/upload-limit.ts"
import { findUpload, ownUploads, storeUploadPart } from "../../../uploads/upload.service.ts"
import { lockAssignment } from "../assignment/lock-assignment.ts"
import { countUpload } from "./count-upload.ts"
import { readFileUpload, reserveDirectUpload } from "./direct-upload.service.ts"
import type { FileUploadDraft, FileUploadView } from "./file.schema.ts"
import { requireFreePlace, requireOpenWork } from "./file.service.ts"

/**
 * What one family may have announced and not completed: bytes, and uploads. It counts from the announcement, because the place is taken
 * before the first byte arrives.
 */
const family = { largest: 200 * 1024 * 1024, most: 20 }

/**
 * Starts to upload a file: in parts, and with a bucket also as a whole. If the person has begun to upload the same file for the same work, returns that upload. An
 * assignment has at most five unfinished uploads of a person; the oldest is deleted. NOT_FOUND for another child's work, CONFLICT
 * if the work is graded, VALIDATION_ERROR at `file` if five files are waiting, RATE_LIMITED as `countUpload`, and if the family
 * or the installation has no space for more uploads.
 */
export async function beginUpload(context: IdentifiedContext, draft: FileUploadDraft): Promise<FileUploadView> {
  const { assignment_id, size } = draft
  const begun = await runInTransaction(context, "read", async (scope) => {
    await requireOpenWork(scope, assignment_id)
    return findBegun(scope, draft)
  })
  if (begun) return begun
  await runInTransaction(context, "change", async (scope) => {
    await countUpload(scope, size)
    await bypassRls(scope, (all) => deleteExpiredUploads(all, scope.now))
  })
  return runInTransaction(context, "change", async (scope) => {
    const { db, family_id, now } = scope
    await lockAssignment(scope, assignment_id)
    await requireOpenWork(scope, assignment_id)
    await requireFreePlace(scope, assignment_id)
    const begunMeanwhile = await findBegun(scope, draft)
    if (begunMeanwhile) return begunMeanwhile
    await deleteOldest(scope, assignment_id)
    await bypassRls(scope, (all) => requireSpace(all, "file", size, now))
    await requireRoom(db, { purpose: "file", family_id }, { ...family, size, now })
    const object_id = await reserveDirectUpload(scope)
    const data = { ...ownUploads(scope, "file"), ...draft, object_id, created_at: now }
    const { id } = await db.upload.create({ data, select: { id: true } })
    return readFileUpload(scope, id)
  })
}

/** The person's upload of the same file for the same work; null without one, and for a draft without a fingerprint. */
async function findBegun(scope: Scope, draft: FileUploadDraft): Promise<FileUploadView | null> {
  const { assignment_id, name, size, fingerprint } = draft
  if (!fingerprint) return null
  const alive = { gt: new Date(scope.now.getTime() - uploadLife) }
  const upload = await scope.db.upload.findFirst({
    where: { ...ownUploads(scope, "file"), assignment_id, name, size, fingerprint, created_at: alive },
    select: { id: true },
  })
  return upload && readFileUpload(scope, upload.id)
}

/** Makes room for one more upload of the person for this work. */
async function deleteOldest(scope: Scope, assignment_id: string): Promise<void> {
  const where = { ...ownUploads(scope, "file"), assignment_id }
  const older = await scope.db.upload.findMany({
    where,
    select: { id: true },
    orderBy: { id: "desc" },
    skip: maxFiles - 1,
  })
  await scope.db.upload.deleteMany({ where: { ...where, id: { in: older.map(({ id }) => id) } } })
}

/**
 * Stores one part of a file. VALIDATION_ERROR if it has the wrong length, and at `file` if the first part shows that the file
 * cannot be turned in.
 */
export async function uploadFilePart(scope: Scope, part: UploadPart): Promise<UploadView> {
  await findUpload(scope, "file", part.id)
  if (part.position === 0) requireKnownKind(part.content)
  return storeUploadPart(scope, "file", part)
}
