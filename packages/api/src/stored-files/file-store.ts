import { found } from "@hearthbook/core/errors/not-found"
import type { Bucket } from "../request/bucket.ts"
import type { Scope } from "../request/scope.ts"
import { readObject, type StoredObject } from "./bucket-objects.ts"
import { fromBase64, toBase64 } from "./stored-bytes.ts"
import { keepObject } from "./unused-objects.ts"

type Owner = Pick<Scope, "db" | "family_id">

/** The bytes of a range, and the size of the whole file. */
type Range = { bytes: Buffer<ArrayBuffer>; size: number }

/** A range of a file in the database, or the object that has the whole file. */
type Stored = Range | { object: StoredObject }

/**
 * Stores the contents of files, under the file's id: in the database, and with a bucket (docs/decisions/039) those of large
 * files there. A job moves the others. The caller has checked that the file may be read or written.
 */
export const fileStore = {
  /** Stores a content in the transaction of its file. */
  async write({ db, family_id }: Owner, file_id: string, bytes: Uint8Array): Promise<void> {
    await db.$executeRaw`
      INSERT INTO file_content (file_id, family_id, bytes)
      VALUES (${file_id}::uuid, ${family_id}::uuid, decode(${toBase64(bytes)}, 'base64'))`
  },
  /** Joins the parts of an upload, without reading them into the server's memory. */
  async writeUpload({ db, family_id }: Owner, file_id: string, upload_id: string): Promise<void> {
    await db.$executeRaw`
      INSERT INTO file_content (file_id, family_id, bytes)
      SELECT ${file_id}::uuid, ${family_id}::uuid, string_agg(bytes, ''::bytea ORDER BY position) FROM upload_part
      WHERE family_id = ${family_id}::uuid AND upload_id = ${upload_id}::uuid`
  },
  /** Keeps an object of the bucket, which was reserved for this family, as the content. */
  async writeObject(scope: Pick<Scope, "db" | "family_id" | "now">, file_id: string, object_id: string): Promise<void> {
    await keepObject(scope, object_id)
    await scope.db.$executeRaw`
      INSERT INTO file_content (file_id, family_id, object_id)
      VALUES (${file_id}::uuid, ${scope.family_id}::uuid, ${object_id}::uuid)`
  },
  /** NOT_FOUND if there is no content under that id. */
  async read({ db, family_id }: Owner, file_id: string, start: number, length: number): Promise<Stored> {
    const [row] = await db.$queryRaw<{ base64: string | null; size: number | null; object_id: string | null }[]>`
      SELECT encode(substring(bytes FROM ${start + 1}::int FOR ${length}::int), 'base64') AS base64,
        octet_length(bytes) AS size, object_id
      FROM file_content
      WHERE family_id = ${family_id}::uuid AND file_id = ${file_id}::uuid`
    const { base64, size, object_id } = found(row ?? null, "file")
    if (object_id) return { object: { family_id, object_id } }
    return { bytes: fromBase64(base64 ?? ""), size: size ?? 0 }
  },
  /** Deletes contents. The database lists their objects, which a job deletes. */
  async delete({ db, family_id }: Owner, file_ids: string[]): Promise<void> {
    await db.file_content.deleteMany({ where: { family_id, file_id: { in: file_ids } } })
  },
}

/** The bytes that are read at a time from the database. Many downloads at once then take little memory. */
const chunkSize = 256 * 1024
/** The bytes that are read at a time from the bucket, where each call takes long. */
const objectChunkSize = 1024 * 1024

type Opened = {
  /** The file's declared size in bytes. */
  size: number
  bucket: Bucket | null
  /** Reads a range as `fileStore.read` does, in a transaction of its own. */
  read: (start: number, length: number) => Promise<Stored>
}

/**
 * Opens a stored file: reads its first bytes at once, so that a missing file is noticed, and the others while they are
 * consumed. Throws if it does not have its declared size.
 */
export async function openStoredFile({
  size,
  bucket,
  read,
}: Opened): Promise<() => AsyncGenerator<Buffer<ArrayBuffer>>> {
  const stored = await read(0, chunkSize)
  const readAt = async (at: number): Promise<Range> => {
    // No transaction is open meanwhile.
    if ("object" in stored) return readObject(requireBucket(bucket), stored.object, at, objectChunkSize)
    const next = at === 0 ? stored : await read(at, chunkSize)
    // A job has moved the content to the bucket meanwhile.
    return "object" in next ? readObject(requireBucket(bucket), next.object, at, chunkSize) : next
  }
  const first = await readAt(0)
  if (first.size !== size) throw new Error(`a file has ${first.size} bytes instead of ${size}`)
  return async function* chunks() {
    yield first.bytes
    for (let at = first.bytes.length; at < size;) {
      const { bytes } = await readAt(at)
      if (bytes.length === 0) throw new Error(`a file ends after ${at} bytes`)
      yield bytes
      at += bytes.length
    }
  }
}

/** Reads a small file into memory within a transaction. */
export async function readSmallFile(scope: Scope, file_id: string, largest: number): Promise<Buffer<ArrayBuffer>> {
  const stored = await fileStore.read(scope, file_id, 0, largest)
  if ("bytes" in stored) return stored.bytes
  return (await readObject(requireBucket(scope.settings.bucket), stored.object, 0, largest)).bytes
}

/** The bucket, if a file is in it. Throws if it is not configured any more. */
export function requireBucket(bucket: Bucket | null): Bucket {
  if (!bucket) throw new Error("A file is in a bucket, but BUCKET_URL is not set.")
  return bucket
}
