import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { partsOptions } from "../../../stored-files/clean-file.ts"
import { cleanPicture } from "../../../stored-files/clean-picture.ts"
import { fileStore } from "../../../stored-files/file-store.ts"
import { judgeFile } from "../../../stored-files/validate-file.ts"
import { isRefused } from "../../../stored-files/refused-file.ts"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { lockUpload, ownUploads, readUpload, requireAllParts } from "../../../uploads/upload.service.ts"
import { lockAssignment } from "../assignment/lock-assignment.ts"
import { arrivedInBucket, arrivedInParts, type ArrivedUpload } from "./complete-arrived-upload.ts"
import type { FileView } from "./file.schema.ts"
import { addFile, findFile, requireOpenWork, type NewFile } from "./file.service.ts"

type FileUpload = {
  id: string
  assignment_id: string
  name: string
  size: number
  /** The object that the browser has sent the whole file to; null if it was sent in parts. */
  sent_object_id: string | null
}

/** A checked file, and whether its bytes are kept as they have arrived. */
type CheckedFile = Omit<NewFile, "assignment_id" | "name"> & { isKeptAsIs: boolean }

/**
 * Checks an uploaded file and keeps it with its work. A document is not read into memory: only its head and its tail are
 * checked. The file has the upload's id, so that completing it again, after a lost answer, returns the same file. CONFLICT if a
 * part is missing or arrives again meanwhile, or if the work is graded; VALIDATION_ERROR at `file`, and the upload is deleted, if the file is refused.
 */
export async function completeUpload(context: IdentifiedContext, id: string): Promise<FileView> {
  try {
    return await checkAndKeep(context, id)
  } catch (error) {
    // Another request may have completed it meanwhile, and deleted its parts. Then the file is there.
    return runInTransaction(context, "read", (scope) => findFile(scope, id)).catch(() => {
      throw error
    })
  }
}

async function checkAndKeep(context: IdentifiedContext, id: string): Promise<FileView> {
  const begun = await runInTransaction(context, "read", async (scope) => {
    const upload = await findFileUpload(scope, id)
    if (!upload) return { upload, file: await findFile(scope, id) }
    if (!upload.sent_object_id) await requireAllParts(scope, "file", id)
    await requireOpenWork(scope, upload.assignment_id)
    return { upload }
  })
  if (!begun.upload) return begun.file
  const { upload } = begun
  try {
    const arrived = await openArrived(context, upload)
    return await keepArrived(context, upload, arrived)
  } catch (error) {
    if (isRefused(error)) await runInTransaction(context, "change", (scope) => deleteUpload(scope, id))
    throw error
  }
}

async function findFileUpload(scope: Scope, id: string): Promise<FileUpload | null> {
  const where = { id, ...ownUploads(scope, "file") }
  const select = { assignment_id: true, name: true, size: true, object_id: true }
  const row = await scope.db.upload.findFirst({ where, select })
  if (!row) return null
  const { assignment_id, name, size, object_id } = row
  // A browser that could not reach the bucket has sent parts.
  const has_parts = !object_id || !scope.settings.bucket || (await readUpload(scope, "file", id)).received.length > 0
  return {
    id,
    assignment_id: found(assignment_id, "assignment"),
    name: found(name, "name"),
    size: Number(size),
    sent_object_id: has_parts ? null : object_id,
  }
}

function openArrived(context: IdentifiedContext, upload: FileUpload): Promise<ArrivedUpload> {
  const { sent_object_id, size } = upload
  if (!sent_object_id) return arrivedInParts(context, upload)
  return arrivedInBucket(context, { family_id: context.identity.family_id, object_id: sent_object_id }, size)
}

async function keepArrived(context: IdentifiedContext, upload: FileUpload, arrived: ArrivedUpload): Promise<FileView> {
  try {
    const { isKeptAsIs, ...file } = await checkUpload(arrived)
    const kept = await runInTransaction(context, "change", (scope) => keepUpload(scope, upload, file))
    await arrived.discard(isKeptAsIs)
    return kept
  } catch (error) {
    if (isRefused(error)) await arrived.discard(false)
    throw error
  }
}

async function checkUpload({ source, readAll, keep }: ArrivedUpload): Promise<CheckedFile> {
  const { size } = source
  const judged = await judgeFile(source)
  if (!judged.picture) {
    const { content_type, needs_password } = judged
    return { content_type, needs_password, size, write: keep, isKeptAsIs: true }
  }
  const { content, content_type } = await cleanPicture(judged.picture, readAll, partsOptions)
  const write = (scope: Scope, file_id: string) => fileStore.write(scope, file_id, content)
  return { content_type, needs_password: false, size: content.length, write, isKeptAsIs: false }
}

async function keepUpload(
  scope: Scope,
  { id, assignment_id, name }: FileUpload,
  file: Omit<NewFile, "assignment_id" | "name">,
): Promise<FileView> {
  await lockAssignment(scope, assignment_id)
  await lockUpload(scope, id)
  // Completed by another request meanwhile.
  if (!(await findFileUpload(scope, id))) return findFile(scope, id)
  const kept = await addFile(scope, { ...file, id, assignment_id, name })
  await deleteUpload(scope, id)
  return kept
}

async function deleteUpload(scope: Scope, id: string): Promise<void> {
  await scope.db.upload.deleteMany({ where: { id, ...ownUploads(scope, "file") } })
}
