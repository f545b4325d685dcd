import { found } from "../../errors/not-found.ts"
import type { Scope } from "../../request/scope.ts"
import type { ByteSource } from "../../stored-files/byte-source.ts"
import { partsOptions } from "../../stored-files/clean-file.ts"
import { cleanPicture } from "../../stored-files/clean-picture.ts"
import { fileStore } from "../../stored-files/file-store.ts"
import { judgeFile } from "../../stored-files/judge-file.ts"
import { isRefused } from "../../stored-files/refused-file.ts"
import { runInTransaction, type IdentifiedContext } from "../../transaction/run-in-transaction.ts"
import { readPart, readRange } from "../../uploads/stored-parts.ts"
import { filePartSize } from "../../uploads/upload.schema.ts"
import { lockUpload, ownUploads, requireAllParts } from "../../uploads/upload.service.ts"
import { lockAssignment } from "../assignment/lock-assignment.ts"
import type { FileView } from "./file.schema.ts"
import { addFile, findFile, requireOpenWork, type NewFile } from "./file.service.ts"

type FileUpload = { id: string; assignment_id: string; name: string; size: number }

/**
 * Checks an uploaded file and keeps it with its work. A document is not read into memory: only its head and its tail are
 * checked. The file has the upload's id, so that completing it again, after a lost answer, returns the same file. CONFLICT if a
 * part is missing, or if the work is graded; VALIDATION_ERROR at `file`, and the upload is deleted, if the file is refused.
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
    await requireAllParts(scope, "file", id)
    await requireOpenWork(scope, upload.assignment_id)
    return { upload }
  })
  if (!begun.upload) return begun.file
  const { upload } = begun
  try {
    const file = await checkUpload(context, upload)
    return await runInTransaction(context, "change", (scope) => keepUpload(scope, upload, file))
  } catch (error) {
    if (isRefused(error)) await runInTransaction(context, "change", (scope) => deleteUpload(scope, id))
    throw error
  }
}

async function findFileUpload(scope: Scope, id: string): Promise<FileUpload | null> {
  const where = { id, ...ownUploads(scope, "file") }
  const select = { assignment_id: true, name: true, size: true }
  const row = await scope.db.upload.findFirst({ where, select })
  if (!row) return null
  const { assignment_id, name, size } = row
  return { id, assignment_id: found(assignment_id, "assignment"), name: found(name, "name"), size: Number(size) }
}

async function checkUpload(
  context: IdentifiedContext,
  { id, size }: FileUpload,
): Promise<Omit<NewFile, "assignment_id" | "name">> {
  const source: ByteSource = {
    size,
    read: (start, end) =>
      runInTransaction(context, "read", (scope) => readRange(scope, id, start, Math.min(end, size))),
  }
  const judged = await judgeFile(source)
  if (!judged.picture) {
    const { content_type, needs_password } = judged
    return { content_type, needs_password, size, write: (scope, file_id) => fileStore.writeUpload(scope, file_id, id) }
  }
  const picture = await cleanPicture(judged.picture, () => readAll(context, { id, size }), partsOptions)
  const { content, content_type } = picture
  const write = (scope: Scope, file_id: string) => fileStore.write(scope, file_id, content)
  return { content_type, needs_password: false, size: content.length, write }
}

/** Reads a picture, which has to be decoded, into memory. */
async function readAll(context: IdentifiedContext, { id, size }: { id: string; size: number }): Promise<Uint8Array> {
  const whole = Buffer.allocUnsafe(size)
  for (let at = 0; at < size; at += filePartSize) {
    const part = await runInTransaction(context, "read", (scope) => readPart(scope, id, at / filePartSize))
    part.copy(whole, at)
  }
  return whole
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
