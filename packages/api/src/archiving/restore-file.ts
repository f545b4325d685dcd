import type { Scope } from "../request/scope.ts"
import { cleanFile, restoreOptions, type CleanFile } from "../stored-files/clean-file.ts"
import { cleanLogo, cleanPortrait, type CleanPicture } from "../stored-files/clean-picture.ts"
import { fileStore } from "../stored-files/file-store.ts"
import { withExtension } from "@hearthbook/core/limits/file-limits"
import { isRefused } from "../stored-files/refused-file.ts"
import type { RefusedFile } from "../stored-files/refused-file.ts"

type Clean = CleanFile | CleanPicture

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
 * Checks and re-encodes a file as an upload, because an archive may have been crafted. Returns what to save, or why it is refused.
 */
export async function cleanRestored(
  { name, provider_id, student_id, user_id }: FileColumns,
  bytes: Uint8Array,
): Promise<Clean | RefusedFile> {
  try {
    if (provider_id) return await cleanLogo(bytes)
    if (student_id || user_id) return await cleanPortrait(bytes)
    return await cleanFile(bytes, restoreOptions)
  } catch (error) {
    if (isRefused(error)) return { name, reason: error.message }
    throw error
  }
}

/** Saves a file that was checked. */
export async function saveRestored(scope: Scope, columns: FileColumns, clean: Clean): Promise<void> {
  const { db, family_id } = scope
  const { id, user_id, provider_id } = columns
  const { content, content_type } = clean
  const needs_password = "needs_password" in clean && clean.needs_password
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
}
