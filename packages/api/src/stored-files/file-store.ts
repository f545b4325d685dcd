import { found } from "../errors/not-found.ts"
import type { Scope } from "../request/scope.ts"
import { fromBase64, toBase64 } from "./stored-bytes.ts"

type Owner = Pick<Scope, "db" | "family_id">

/** The bytes of a range, and the size of the whole file. */
type Range = { bytes: Buffer<ArrayBuffer>; size: number }

/**
 * Stores the bytes of files, under the file's id. Another place, such as an object store, needs only these functions. The
 * caller has checked that the file may be read or written.
 */
export type FileStore = {
  write: (scope: Owner, file_id: string, bytes: Uint8Array) => Promise<void>
  /** Joins the parts of an upload, without reading them into the server's memory. */
  writeUpload: (scope: Owner, file_id: string, upload_id: string) => Promise<void>
  /** NOT_FOUND if there are no bytes under that id. */
  read: (scope: Owner, file_id: string, start: number, length: number) => Promise<Range>
  delete: (scope: Owner, file_ids: string[]) => Promise<void>
}

/** Stores files in the database: one backup holds everything, and a file and its row are saved in one transaction. */
export const fileStore: FileStore = {
  async write({ db, family_id }, file_id, bytes) {
    await db.$executeRaw`
      INSERT INTO file_content (file_id, family_id, bytes)
      VALUES (${file_id}::uuid, ${family_id}::uuid, decode(${toBase64(bytes)}, 'base64'))`
  },
  async writeUpload({ db, family_id }, file_id, upload_id) {
    await db.$executeRaw`
      INSERT INTO file_content (file_id, family_id, bytes)
      SELECT ${file_id}::uuid, ${family_id}::uuid, string_agg(bytes, ''::bytea ORDER BY position) FROM upload_part
      WHERE family_id = ${family_id}::uuid AND upload_id = ${upload_id}::uuid`
  },
  async read({ db, family_id }, file_id, start, length) {
    const [row] = await db.$queryRaw<{ base64: string; size: number }[]>`
      SELECT encode(substring(bytes FROM ${start + 1}::int FOR ${length}::int), 'base64') AS base64,
        octet_length(bytes) AS size
      FROM file_content
      WHERE family_id = ${family_id}::uuid AND file_id = ${file_id}::uuid`
    const { base64, size } = found(row ?? null, "file")
    return { bytes: fromBase64(base64), size }
  },
  async delete({ db, family_id }, file_ids) {
    await db.file_content.deleteMany({ where: { family_id, file_id: { in: file_ids } } })
  },
}

/** The bytes that are read at a time. Many downloads at once then take little memory. */
const chunkSize = 256 * 1024

/**
 * Opens a stored file: reads its first bytes at once, so that a missing file is noticed, and the others while they are
 * consumed. Throws if it does not have its declared size.
 */
export async function openStoredFile(
  size: number,
  read: (start: number, length: number) => Promise<Range>,
): Promise<() => AsyncGenerator<Buffer<ArrayBuffer>>> {
  const first = await read(0, chunkSize)
  if (first.size !== size) throw new Error(`a file has ${first.size} bytes instead of ${size}`)
  return async function* chunks() {
    yield first.bytes
    for (let at = first.bytes.length; at < size;) {
      const { bytes } = await read(at, chunkSize)
      if (bytes.length === 0) throw new Error(`a file ends after ${at} bytes`)
      yield bytes
      at += bytes.length
    }
  }
}
