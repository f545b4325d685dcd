import { readError } from "../../../../lib/read-error.ts"
import { trpcClient } from "../../../../session/client.ts"
import { hasRecords } from "@hearthbook/core/nouns/count-words"
import type { ArchiveCounts } from "@hearthbook/api/data/archive"
import { readUpload } from "./upload-archive.ts"

/**
 * Finds out if a restore succeeded whose response was lost, such as to a proxy's timeout. A completed restore has
 * removed the upload and filled the family. Returns null if it did not, or if that cannot be known now.
 */
export async function findRestored(upload_id: string): Promise<ArchiveCounts | null> {
  try {
    if (await isStillUploaded(upload_id)) return null
    const { records } = (await trpcClient.account.read.query()).family
    return hasRecords(records) ? records : null
  } catch {
    return null
  }
}

/** True if the server still has the upload. */
async function isStillUploaded(upload_id: string): Promise<boolean> {
  try {
    await readUpload(upload_id)
    return true
  } catch (cause) {
    if (readError(cause).code === "NOT_FOUND") return false
    throw cause
  }
}
