import type { Scope } from "../request/scope.ts"
import { cleanFile, restoreOptions, type CleanFile } from "../stored-files/clean-file.ts"
import { cleanLogo, cleanPortrait, type CleanPicture } from "../stored-files/clean-picture.ts"
import { fileStore } from "../stored-files/file-store.ts"
import { withExtension } from "@hearthbook/core/limits/file-limits"
import { isRefused } from "../stored-files/refused-file.ts"
import type { RefusedFile } from "../stored-files/refused-file.ts"

/** The columns of a restored file that are needed here. */
type FileColumns = {
  id: string
  family_id: string
  student_id: string | null
  user_id: string | null
  provider_id: string | null
  name: string
  content_type: string
  size: number
}

/**
 * Restores a file after the checks and the re-encoding of an upload, because an archive may have been crafted. Returns the
 * reason if the file is refused and not saved, otherwise null.
 */
export async function restoreFile(scope: Scope, columns: FileColumns, bytes: Uint8Array): Promise<RefusedFile | null> {
  const { db, family_id } = scope
  const { id, user_id, provider_id } = columns
  const clean = await cleanRestored(columns, bytes)
  if (typeof clean === "string") return { name: columns.name, reason: clean }
  const { content, content_type } = clean
  const needs_password = "needs_password" in clean && clean.needs_password
  // Replaces a picture that was chosen meanwhile.
  if (user_id) await db.file.deleteMany({ where: { family_id, user_id } })
  const name = withExtension(columns.name, content_type)
  const data = { ...columns, name, content_type, size: content.length, needs_password }
  await db.file.create({ data, select: { id: true } })
  await fileStore.write(scope, id, content)
  // A restored logo is not fetched again.
  if (provider_id) {
    await db.$executeRaw`
      UPDATE provider SET logo_tried_at = ${scope.now}
      WHERE family_id = ${family_id}::uuid AND id = ${provider_id}::uuid`
  }
  return null
}

/** The file to save, or the reason why it is refused. */
async function cleanRestored(columns: FileColumns, bytes: Uint8Array): Promise<CleanFile | CleanPicture | string> {
  try {
    if (columns.provider_id) return await cleanLogo(bytes)
    if (columns.student_id || columns.user_id) return await cleanPortrait(bytes)
    return await cleanFile(bytes, restoreOptions)
  } catch (error) {
    if (isRefused(error)) return error.message
    throw error
  }
}
