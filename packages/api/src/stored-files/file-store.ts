import { found } from "../errors/not-found.ts"
import type { Scope } from "../request/scope.ts"
import { fromBase64, toBase64 } from "./stored-bytes.ts"

type Owner = Pick<Scope, "db" | "family_id">

/**
 * Stores the bytes of files, under the file's id. Another place, such as an object store, needs only these three functions. The
 * caller has checked that the file may be read or written.
 */
export type FileStore = {
  write: (scope: Owner, file_id: string, bytes: Uint8Array) => Promise<void>
  /** NOT_FOUND if there are no bytes under that id. */
  read: (scope: Owner, file_id: string) => Promise<Uint8Array<ArrayBuffer>>
  delete: (scope: Owner, file_ids: string[]) => Promise<void>
}

/** Stores files in the database: one backup holds everything, and a file and its row are saved in one transaction. */
export const fileStore: FileStore = {
  async write({ db, family_id }, file_id, bytes) {
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
  async delete({ db, family_id }, file_ids) {
    await db.file_content.deleteMany({ where: { family_id, file_id: { in: file_ids } } })
  },
}
