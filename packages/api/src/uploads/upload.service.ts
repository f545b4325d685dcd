import { v7 } from "uuid"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../request/scope.ts"
import { storePart } from "./stored-parts.ts"
import { filePartSize, partSize, type UploadPart, type UploadView } from "./upload.schema.ts"

/** The thing that is uploaded. Messages name it. */
export type UploadPurpose = "archive" | "file"

const partSizes: Record<UploadPurpose, number> = { archive: partSize, file: filePartSize }

/** An upload that was begun. */
export type Upload = {
  id: string
  size: number
  /** The object that the whole file may be sent to; null if it can only be sent in parts. */
  object_id: string | null
}

/** The progress of an upload, to continue it after a lost connection. NOT_FOUND for anyone else's. */
export async function readUpload(scope: Scope, purpose: UploadPurpose, id: string): Promise<UploadView> {
  const { db, family_id } = scope
  const { size } = await findUpload(scope, purpose, id)
  const parts = await db.upload_part.findMany({
    where: { family_id, upload_id: id },
    select: { position: true },
    orderBy: { position: "asc" },
  })
  return { id, size, part_size: partSizes[purpose], received: parts.map(({ position }) => position) }
}

/** Stores one part; sending it again replaces it. VALIDATION_ERROR if it has the wrong length. */
export async function storeUploadPart(
  scope: Scope,
  purpose: UploadPurpose,
  { id, position, content }: UploadPart,
): Promise<UploadView> {
  const { db, family_id, now } = scope
  // The end of the upload locks the row. A part that arrives then finds the upload gone.
  await db.$queryRaw`SELECT id FROM upload WHERE id = ${id}::uuid AND family_id = ${family_id}::uuid FOR SHARE`
  const { size } = await findUpload(scope, purpose, id)
  const usual = partSizes[purpose]
  const last = Math.ceil(size / usual) - 1
  if (position > last) throw fieldError("position", `The last part of this ${purpose} is at position ${last}.`)
  const length = position < last ? usual : size - last * usual
  if (content.length !== length) {
    throw fieldError("content", `Part ${position} must have ${length} bytes, but has ${content.length}.`)
  }
  await storePart(scope, { id: v7({ msecs: now.getTime() }), upload_id: id, position, bytes: content })
  return readUpload(scope, purpose, id)
}

/** Cancels an upload. NOT_FOUND for anyone else's. */
export async function cancelUpload(scope: Scope, purpose: UploadPurpose, id: string): Promise<{ id: string }> {
  await findUpload(scope, purpose, id)
  await scope.db.upload.deleteMany({ where: { id, ...ownUploads(scope, purpose) } })
  return { id }
}

/** NOT_FOUND for another person's upload, even in the same family. */
export async function findUpload(scope: Scope, purpose: UploadPurpose, id: string): Promise<Upload> {
  const where = { id, ...ownUploads(scope, purpose) }
  const select = { size: true, object_id: true }
  const { size, object_id } = found(await scope.db.upload.findFirst({ where, select }), "upload")
  return { id, size: Number(size), object_id }
}

/** CONFLICT if a part is missing. */
export async function requireAllParts(scope: Scope, purpose: UploadPurpose, id: string): Promise<void> {
  const { size, received } = await readUpload(scope, purpose, id)
  const missing = Math.ceil(size / partSizes[purpose]) - received.length
  if (missing > 0) throw new AppError("CONFLICT", `The ${purpose} is incomplete. Parts missing: ${missing}.`)
}

/** Locks an upload until the transaction ends, so that it ends once and no further part arrives. */
export async function lockUpload({ db, family_id }: Pick<Scope, "db" | "family_id">, id: string): Promise<void> {
  await db.$queryRaw`SELECT id FROM upload WHERE id = ${id}::uuid AND family_id = ${family_id}::uuid FOR UPDATE`
}

/** A filter for the person's uploads of one purpose. */
export function ownUploads({ family_id, actor }: Scope, purpose: UploadPurpose) {
  return { family_id, user_id: actor.user_id, purpose }
}
