import type { Scope } from "../../scope.ts"
import { found } from "../../not-found.ts"

/**
 * Where the bytes of files lie. Another place, such as an object store, is another three functions. The key is the file's id,
 * and whoever asks has seen that the file may be read or written.
 */
export type FileStore = {
  keep: (scope: Scope, file_id: string, bytes: Uint8Array) => Promise<void>
  /** NOT_FOUND where nothing is kept under that key. */
  read: (scope: Scope, file_id: string) => Promise<Uint8Array<ArrayBuffer>>
  forget: (scope: Scope, file_ids: string[]) => Promise<void>
}

/** In the database, so that one backup holds all, and a file is kept or not together with what tells of it. */
export const fileStore: FileStore = {
  async keep({ db, family_id }, file_id, bytes) {
    const data = { family_id, file_id, bytes: Uint8Array.from(bytes) }
    await db.file_content.create({ data, select: { file_id: true } })
  },
  async read({ db, family_id }, file_id) {
    const row = await db.file_content.findFirst({ where: { family_id, file_id }, select: { bytes: true } })
    return found(row, "file").bytes
  },
  async forget({ db, family_id }, file_ids) {
    await db.file_content.deleteMany({ where: { family_id, file_id: { in: file_ids } } })
  },
}
