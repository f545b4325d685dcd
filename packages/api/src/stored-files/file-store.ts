import { found } from "../errors/not-found.ts"
import type { Scope } from "../request/scope.ts"
import { fromBase64, toBase64 } from "./stored-bytes.ts"

type Owner = Pick<Scope, "db" | "family_id">

/**
 * Where the bytes of files lie. Another place, such as an object store, is another three functions. The key is the file's id,
 * and whoever asks has seen that the file may be read or written.
 */
export type FileStore = {
  keep: (scope: Owner, file_id: string, bytes: Uint8Array) => Promise<void>
  /** NOT_FOUND where nothing is kept under that key. */
  read: (scope: Owner, file_id: string) => Promise<Uint8Array<ArrayBuffer>>
  forget: (scope: Owner, file_ids: string[]) => Promise<void>
}

/** In the database, so that one backup holds all, and a file is kept or not together with what tells of it. */
export const fileStore: FileStore = {
  async keep({ db, family_id }, file_id, bytes) {
    await db.$executeRaw`
      INSERT INTO file_content (file_id, family_id, bytes)
      VALUES (${file_id}::uuid, ${family_id}::uuid, decode(${toBase64(bytes)}, 'base64'))`
  },
  async read({ db, family_id }, file_id) {
    const [row] = await db.$queryRaw<{ base64: string }[]>`
      SELECT encode(bytes, 'base64') AS base64 FROM file_content
      WHERE family_id = ${family_id}::uuid AND file_id = ${file_id}::uuid`
    return Uint8Array.from(fromBase64(found(row ?? null, "file").base64))
  },
  async forget({ db, family_id }, file_ids) {
    await db.file_content.deleteMany({ where: { family_id, file_id: { in: file_ids } } })
  },
}
