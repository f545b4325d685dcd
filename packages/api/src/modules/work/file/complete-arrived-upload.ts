import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import type { ByteSource } from "../../../stored-files/byte-source.ts"
import { copyObject, deleteObject, readObject, type StoredObject } from "../../../stored-files/bucket-objects.ts"
import { fileStore, requireBucket } from "../../../stored-files/file-store.ts"
import { refused } from "../../../stored-files/refused-file.ts"
import { reserveObject } from "../../../stored-files/unused-objects.ts"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { readPart, readRange, stampParts } from "../../../uploads/stored-parts.ts"
import { filePartSize } from "../../../uploads/upload.schema.ts"

/** The bytes of an upload that has arrived. */
export type ArrivedUpload = {
  source: ByteSource
  /** Reads a picture, which has to be decoded, into memory. */
  readAll: () => Promise<Uint8Array>
  /** Keeps the bytes as they are as the content of a file. */
  keep: (scope: Scope, file_id: string) => Promise<void>
  /** Deletes what is not needed after the file was kept, re-encoded or refused. A failure is left to the clean-up. */
  discard: (isKeptAsIs: boolean) => Promise<void>
}

/**
 * An upload whose parts are in the database. Keeping it is refused with CONFLICT if a part has arrived since: the bytes that are checked must
 * be those that are kept.
 */
export async function arrivedInParts(
  context: IdentifiedContext,
  { id, size }: { id: string; size: number },
): Promise<ArrivedUpload> {
  const stamp = await runInTransaction(context, "read", (scope) => stampParts(scope, id))
  const read = (start: number, end: number) =>
    runInTransaction(context, "read", (scope) => readRange(scope, id, start, Math.min(end, size)))
  const readAll = async () => {
    const whole = Buffer.allocUnsafe(size)
    for (let at = 0; at < size; at += filePartSize) {
      const part = await runInTransaction(context, "read", (scope) => readPart(scope, id, at / filePartSize))
      part.copy(whole, at)
    }
    return whole
  }
  return {
    source: { size, read },
    readAll,
    keep: async (scope, file_id) => {
      if ((await stampParts(scope, id)) !== stamp)
        throw new AppError("CONFLICT", "A part of this file arrived again while it was checked. Please try again.")
      await fileStore.writeUpload(scope, file_id, id)
    },
    // The parts are deleted with their upload.
    discard: async () => undefined,
  }
}

/** The time in milliseconds in which a copy must be checked and kept. */
const copyLife = 60 * 60_000

/**
 * An upload that the browser has sent to the bucket. It is copied first: the browser can still overwrite the original, and the
 * bytes that are checked must be those that are kept. CONFLICT if it has not arrived, VALIDATION_ERROR at `file` for another size.
 */
export async function arrivedInBucket(
  context: IdentifiedContext,
  sent: StoredObject,
  size: number,
): Promise<ArrivedUpload> {
  const bucket = requireBucket(context.settings.bucket)
  const copy = await runInTransaction(context, "change", (scope) => reserveObject(scope, copyLife))
  await copyObject(bucket, sent, copy).catch((error: unknown) => {
    if (!(error instanceof AppError && error.reason === "NOT_FOUND")) throw error
    throw new AppError("CONFLICT", "The file is incomplete. It has not arrived.")
  })
  const discard = async (isKeptAsIs: boolean) => {
    // Both are listed as unused until they are kept, so the clean-up deletes what remains.
    await Promise.allSettled([sent, ...(isKeptAsIs ? [] : [copy])].map((object) => deleteObject(bucket, object)))
  }
  const arrived = await readObject(bucket, copy, 0, 1)
  if (arrived.size !== size) {
    await discard(false)
    throw refused(`This file has ${arrived.size} bytes, but ${size} were announced. Please send it again.`)
  }
  return {
    source: {
      size,
      read: async (start, end) => (await readObject(bucket, copy, start, Math.min(end, size) - start)).bytes,
    },
    readAll: async () => (await readObject(bucket, copy, 0, size)).bytes,
    keep: (scope, file_id) => fileStore.writeObject(scope, file_id, copy.object_id),
    discard,
  }
}
